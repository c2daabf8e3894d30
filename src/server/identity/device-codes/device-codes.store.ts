import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { bareTvCode } from '#schemas/tv-code.ts';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { Tx } from '../../platform/db/scope.ts';

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const hashPin = (pin: string): string => hashText(bareTvCode(pin));

/** Seconds added to the polling interval each time a device polls too soon (RFC 8628, section 3.5), up to a minute. */
const SLOWER = 5;
const SLOWEST = 60;
/** Tolerance for early polls, in milliseconds, because of timer and network jitter. */
const LEEWAY = 1000;

interface NewCode {
  pin: string;
  anchor: string;
  device: PlayingDevice;
  country: string;
  /** Polling interval, in seconds. */
  interval: number;
  expiresAt: Date;
}

/** Stores a code. Returns false if the same code exists already. */
export async function addCode(tx: Tx, realm: string, code: NewCode): Promise<boolean> {
  const made = await tx
    .insertInto('device_codes')
    .values({
      realm,
      anchor_hash: hashText(code.anchor),
      pin_hash: hashPin(code.pin),
      status: 'pending',
      account_id: null,
      device: JSON.stringify(code.device),
      country: code.country,
      polled_at: null,
      interval_seconds: code.interval,
      expires_at: code.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('anchor_hash')
    .executeTakeFirst();
  return made !== undefined;
}

/** Result of a poll by the device that shows the code. */
export type PollResult =
  | { is: 'unknown' | 'pending' | 'denied' | 'expired' }
  | { is: 'tooSoon'; wait: number }
  | { is: 'approved'; accountId: string };

/** Polls the state of a code, on behalf of the device that shows it. `now` in milliseconds. */
export async function pollCode(
  tx: Tx,
  realm: string,
  { pin, anchor }: { pin: string; anchor: string },
  now: number,
): Promise<PollResult> {
  const own = tx
    .selectFrom('device_codes')
    .selectAll()
    .where('realm', '=', realm)
    .where('anchor_hash', '=', hashText(anchor))
    .where('pin_hash', '=', hashPin(pin));
  // The row is locked until the transaction ends, so the second of two concurrent polls is counted as too soon.
  const code = await own.forUpdate().executeTakeFirst();
  if (!code) return { is: 'unknown' };
  const change = tx.updateTable('device_codes').where('realm', '=', realm).where('anchor_hash', '=', code.anchor_hash);
  if (code.polled_at && now - code.polled_at.getTime() < code.interval_seconds * 1000 - LEEWAY) {
    const wait = Math.min(code.interval_seconds + SLOWER, SLOWEST);
    await change.set({ interval_seconds: wait }).execute();
    return { is: 'tooSoon', wait };
  }
  await change.set({ polled_at: new Date(now) }).execute();
  if (code.status === 'denied') return { is: 'denied' };
  if (code.expires_at.getTime() <= now || code.status === 'redeemed') return { is: 'expired' };
  return code.status === 'approved' && code.account_id !== null
    ? { is: 'approved', accountId: code.account_id }
    : { is: 'pending' };
}

/**
 * Redeems an approved code, in one statement, so that only one of several concurrent requests succeeds. Returns the id
 * of the account that approved it. `now` in milliseconds.
 */
export async function redeemCode(tx: Tx, realm: string, anchor: string, now: number): Promise<string | undefined> {
  const used = await tx
    .updateTable('device_codes')
    .set({ status: 'redeemed' })
    .where('realm', '=', realm)
    .where('anchor_hash', '=', hashText(anchor))
    .where('status', '=', 'approved')
    .where('expires_at', '>', new Date(now))
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id ?? undefined;
}

/** A device code as it is shown to the user who may approve it. */
export const findByPin = (tx: Tx, realm: string, pin: string) =>
  tx
    .selectFrom('device_codes')
    .select(['status', 'device', 'country', 'expires_at'])
    .where('realm', '=', realm)
    .where('pin_hash', '=', hashPin(pin))
    .executeTakeFirst();

/**
 * Approves a code for an account, or denies it, in one statement. Returns false unless the code is pending and not
 * expired. `now` in milliseconds.
 */
export async function answerCode(
  tx: Tx,
  realm: string,
  pin: string,
  answer: { accountId: string } | 'denied',
  now: number,
): Promise<boolean> {
  const answered = await tx
    .updateTable('device_codes')
    .set(answer === 'denied' ? { status: 'denied' } : { status: 'approved', account_id: answer.accountId })
    .where('realm', '=', realm)
    .where('pin_hash', '=', hashPin(pin))
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(now))
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return answered !== undefined;
}
