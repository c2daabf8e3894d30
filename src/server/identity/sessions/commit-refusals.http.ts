import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';

/**
 * Runs a transaction that commits even if `work` refuses the request, so that an outcome stays recorded and a one-time
 * credential stays used. `work` must not write anything before a refusal that the refusal should undo.
 * @throws ProblemError the refusal, after the commit
 */
export async function commitRefusals<T>({ db, realm }: RealmContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outcome = await inRealm(db, realm.id, (tx) =>
    work(tx).catch((error: unknown) => {
      if (error instanceof ProblemError) return error;
      throw error;
    }),
  );
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}
