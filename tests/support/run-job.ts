import type { Job } from '#server/platform/jobs/define-job.ts';
import { findRealm } from '#server/platform/realms/realms.store.ts';
import type { TestServer } from './realm-server.ts';

/** Runs a job once for the realm north, as a worker would. */
export async function runJob<Payload>(
  { context }: Pick<TestServer, 'context'>,
  job: Pick<Job<Payload>, 'run'>,
  payload: Payload,
): Promise<void> {
  const realm = await findRealm(context.db, 'north');
  if (!realm) throw new Error('There is no realm north');
  await job.run(context, realm, payload);
}
