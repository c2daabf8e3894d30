import { createHash } from 'node:crypto';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** A key of an account, as its signatures are checked by it. */
export interface StoredKey {
  id: string;
  accountId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/** A key that has been made. */
export interface NewKey extends StoredKey {
  isBackedUp: boolean;
  /** On which it was made. */
  device: PlayingDevice;
}

/** A challenge is kept as what it is recognised by alone. */
const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Keeps a challenge until a time, in milliseconds; of an account where it is for a new key of that. */
export async function keepChallenge(
  tx: Tx,
  realm: string,
  { challenge, accountId, until }: { challenge: string; accountId?: string; until: number },
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({ realm, hash: hashOf(challenge), account_id: accountId ?? null, expires_at: new Date(until) })
    .execute();
}

/** Uses a challenge up, in one statement. False where it is not good (any more), or somebody else's. `now` in milliseconds. */
export async function useChallenge(
  tx: Tx,
  realm: string,
  { challenge, accountId }: { challenge: string; accountId?: string },
  now: number,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('passkey_challenges')
    .where('realm', '=', realm)
    .where('hash', '=', hashOf(challenge))
    .where('account_id', accountId === undefined ? 'is' : '=', accountId ?? null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return used.numDeletedRows > 0n;
}

const columns = [
  'id',
  'account_id',
  'public_key',
  'counter',
  'transports',
  'device',
  'created_at',
  'last_used_at',
] as const;

/** A key by its id, held until the transaction ends; undefined where there is none. */
export async function findKey(tx: Tx, realm: string, id: string): Promise<StoredKey | undefined> {
  const row = await tx
    .selectFrom('passkeys')
    .select(columns)
    .where('realm', '=', realm)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    }
  );
}

/** The keys of an account, the oldest first. Times in milliseconds. */
export async function keysOf(
  tx: Tx,
  realm: string,
  accountId: string,
): Promise<
  { id: string; device: PlayingDevice; transports: string[]; createdAt: number; lastUsedAt: number | undefined }[]
> {
  const rows = await tx
    .selectFrom('passkeys')
    .select(columns)
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, device, transports, created_at, last_used_at }) => ({
    id,
    device,
    transports,
    createdAt: created_at.getTime(),
    lastUsedAt: last_used_at?.getTime(),
  }));
}

/** Keeps a key; false where it is kept already. `now` in milliseconds. */
export async function insertKey(tx: Tx, realm: string, key: NewKey, now: number): Promise<boolean> {
  const { id, accountId, publicKey, counter, transports, isBackedUp, device } = key;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      realm,
      id,
      account_id: accountId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: JSON.stringify(transports),
      is_backed_up: isBackedUp,
      device: JSON.stringify(device),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Notes that a key was used. `now` in milliseconds. */
export async function noteUse(
  tx: Tx,
  realm: string,
  { id, counter, isBackedUp }: { id: string; counter: number; isBackedUp: boolean },
  now: number,
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Takes a key of an account away. False where it has none of that id. */
export async function deleteKey(tx: Tx, realm: string, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
