import { createHash } from 'node:crypto';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** A stored passkey with the data that verifies its signatures. */
export interface StoredPasskey {
  id: string;
  accountId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/** A passkey to store after its registration was verified. */
export interface NewKey extends StoredPasskey {
  isBackedUp: boolean;
  /** The device that the passkey was created on. */
  device: PlayingDevice;
}

/** A challenge is stored only as its hash. */
const hashChallenge = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/**
 * Stores a challenge until `until`, in milliseconds. A challenge for a registration is stored with the account's id.
 */
export async function insertChallenge(
  tx: Tx,
  realm: string,
  { challenge, accountId, until }: { challenge: string; accountId?: string; until: number },
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({ realm, hash: hashChallenge(challenge), account_id: accountId ?? null, expires_at: new Date(until) })
    .execute();
}

/**
 * Consumes a challenge, in one statement. False if it is expired, used or of another account. `now` in milliseconds.
 */
export async function consumeChallenge(
  tx: Tx,
  realm: string,
  { challenge, accountId }: { challenge: string; accountId?: string },
  now: number,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('passkey_challenges')
    .where('realm', '=', realm)
    .where('hash', '=', hashChallenge(challenge))
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

/** Finds a passkey by id and locks its row until the transaction ends; undefined if unknown. */
export async function findPasskey(tx: Tx, realm: string, id: string): Promise<StoredPasskey | undefined> {
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

/** The passkeys of an account, oldest first. Times in milliseconds. */
export async function listPasskeys(
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

/** Stores a passkey; false if it exists already. `now` in milliseconds. */
export async function insertPasskey(tx: Tx, realm: string, key: NewKey, now: number): Promise<boolean> {
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

/** Stores a passkey's counter and the time of its last use. `now` in milliseconds. */
export async function updatePasskeyUse(
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

/** Deletes a passkey of an account. False if the account has none with that id. */
export async function deletePasskey(tx: Tx, realm: string, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
