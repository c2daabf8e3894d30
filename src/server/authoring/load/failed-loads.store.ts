import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** A rejected load of a realm folder, with its findings. */
interface FailedLoad {
  failedAt: Date;
  findings: Diagnostic[];
}

/** Maximum number of findings stored; the command prints all. */
const MOST = 200;

/** Stores the findings of a rejected load for the realm's editors. `now` in milliseconds. */
export async function keepFailedLoad(
  tx: Tx,
  realm: string,
  findings: readonly Diagnostic[],
  now: number,
): Promise<void> {
  const values = { failed_at: new Date(now), findings: JSON.stringify(findings.slice(0, MOST)) };
  await tx
    .insertInto('failed_loads')
    .values({ realm, ...values })
    .onConflict((conflict) => conflict.column('realm').doUpdateSet(values))
    .execute();
}

/** Deletes the stored findings after a successful load. */
export async function deleteFailedLoad(tx: Tx, realm: string): Promise<void> {
  await tx.deleteFrom('failed_loads').where('realm', '=', realm).execute();
}

/** The realm's last load, if it was rejected. */
export async function findFailedLoad(tx: Tx, realm: string): Promise<FailedLoad | undefined> {
  const row = await tx
    .selectFrom('failed_loads')
    .select(['failed_at', 'findings'])
    .where('realm', '=', realm)
    .executeTakeFirst();
  return row && { failedAt: row.failed_at, findings: row.findings };
}
