import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { bareTvCode } from '#schemas/tv-code.ts';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Tx } from '../../platform/db/scope.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const pinHashOf = (pin: string): string => hashOf(bareTvCode(pin));

/** Seconds that are added each time a device asks too soon (RFC 8628, section 3.5), up to a minute. */
const SLOWER = 5;
const SLOWEST = 60;
/** How much earlier than it should a device may ask, in milliseconds: its timers and the network are no clocks. */
const LEEWAY = 1000;

interface NewCode {
  pin: string;
  anchor: string;
  device: PlayingDevice;
  country: string;
  /** In seconds. */
  interval: number;
  expiresAt: Date;
}

/** Keeps a code. Answers false where the same code is kept already. */
export async function addCode(tx: Tx, realm: string, code: NewCode): Promise<boolean> {
  const made = await tx
    .insertInto('device_codes')
    .values({
      realm,
      anchor_hash: hashOf(code.anchor),
      pin_hash: pinHashOf(code.pin),
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

/** What a device that asks what became of its code is told. */
export type Polled =
  | { is: 'unknown' | 'pending' | 'denied' | 'expired' }
  | { is: 'tooSoon'; wait: number }
  | { is: 'approved'; accountId: string };

/** Asks what became of a code, as the device that shows it. `now` in milliseconds. */
export async function pollCode(
  tx: Tx,
  realm: string,
  { pin, anchor }: { pin: string; anchor: string },
  now: number,
): Promise<Polled> {
  const own = tx
    .selectFrom('device_codes')
    .selectAll()
    .where('realm', '=', realm)
    .where('anchor_hash', '=', hashOf(anchor))
    .where('pin_hash', '=', pinHashOf(pin));
  // Held until the end: of two questions at once the second comes too soon.
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

/** Uses up a code that was allowed, for whoever has allowed it. One step: of two who ask at once one is given it. `now` in milliseconds. */
export async function redeemCode(tx: Tx, realm: string, anchor: string, now: number): Promise<string | undefined> {
  const used = await tx
    .updateTable('device_codes')
    .set({ status: 'redeemed' })
    .where('realm', '=', realm)
    .where('anchor_hash', '=', hashOf(anchor))
    .where('status', '=', 'approved')
    .where('expires_at', '>', new Date(now))
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id ?? undefined;
}

/** A code as whoever may allow it sees it. */
export const findByPin = (tx: Tx, realm: string, pin: string) =>
  tx
    .selectFrom('device_codes')
    .select(['status', 'device', 'country', 'expires_at'])
    .where('realm', '=', realm)
    .where('pin_hash', '=', pinHashOf(pin))
    .executeTakeFirst();

/** Allows a code for an account, or denies it. One step, while it waits and is not over. Answers whether it did. `now` in milliseconds. */
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
    .where('pin_hash', '=', pinHashOf(pin))
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(now))
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return answered !== undefined;
}
