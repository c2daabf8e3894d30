import type { Tx } from '../../platform/db/scope.ts';
import type { UsedTrial } from '../domain/trial.ts';
import type { Purchase } from './purchases.store.ts';

/** A free trial that begins. */
interface TrialUse {
  accountId: string;
  /** Name of the offer by `getTrialOffer`. */
  offer: string;
  /** Fingerprint of the card; undefined if the provider reports none. */
  fingerprint: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns the name under which the trial of a licence is recorded: its family, or the licence if it has none. */
export const getTrialOffer = ({ id, family }: { id: number; family?: string | undefined }): string =>
  family === undefined ? `licence:${id}` : `family:${family}`;

/** Records that an account, and its card, had the trial of an offer. */
export async function markTrialUsed(
  tx: Tx,
  { realm, id }: Purchase,
  { accountId, offer, fingerprint, now }: TrialUse,
): Promise<void> {
  await tx
    .insertInto('trial_uses')
    .values({
      realm,
      purchase_id: id,
      account_id: accountId,
      offer,
      card_fingerprint: fingerprint ?? null,
      used_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'purchase_id', 'offer']).doNothing())
    .execute();
}

/** Lists the trials that an account had, and those that other accounts had with the same card. */
export async function listUsedTrials(
  tx: Tx,
  realm: string,
  { id, family }: { id: number; family?: string | undefined },
  { accountId, fingerprint }: { accountId: string; fingerprint?: string | undefined },
): Promise<UsedTrial[]> {
  const rows = await tx
    .selectFrom('trial_uses')
    .select(['account_id', 'card_fingerprint'])
    .where('realm', '=', realm)
    .where('offer', '=', getTrialOffer({ id, family }))
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('card_fingerprint', '=', fingerprint ?? '')]))
    .execute();
  return rows.map((row) => ({
    licenceId: id,
    family,
    isSameAccount: row.account_id === accountId,
    cardFingerprint: row.card_fingerprint ?? undefined,
  }));
}
