import type { Tx } from '../../platform/db/scope.ts';

/** An element kind that a realm has disabled, with author and time. */
export interface SwitchedOff {
  kind: string;
  author: string;
  switchedAt: Date;
}

/** Lists disabled kinds by name. */
export const listSwitchedOff = (tx: Tx, realm: string): Promise<SwitchedOff[]> =>
  tx
    .selectFrom('switched_off_kinds')
    .select(['kind', 'author', 'switched_at as switchedAt'])
    .where('realm', '=', realm)
    .orderBy('kind')
    .execute();

/** Returns the disabled kinds of a realm. */
export const switchedOff = async (tx: Tx, realm: string): Promise<ReadonlySet<string>> =>
  new Set((await listSwitchedOff(tx, realm)).map(({ kind }) => kind));

/**
 * Enables or disables a kind of element for a realm. Loading the realm's folder does not change it. `now` in
 * milliseconds.
 */
export async function switchKind(
  tx: Tx,
  realm: string,
  { kind, on, author, now }: { kind: string; on: boolean; author: string; now: number },
): Promise<void> {
  if (on) {
    await tx.deleteFrom('switched_off_kinds').where('realm', '=', realm).where('kind', '=', kind).execute();
    return;
  }
  await tx
    .insertInto('switched_off_kinds')
    .values({ realm, kind, author, switched_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['realm', 'kind']).doNothing())
    .execute();
}
