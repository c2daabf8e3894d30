import * as z from 'zod';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { RealmConfig } from '../env.ts';
import type { Tx } from '../db/scope.ts';
import { KEYS_HEADER, surrogateKey } from '../http/surrogate-keys.ts';
import { defineJob, type Job, type JobContext } from '../jobs/define-job.ts';

const Payload = z.strictObject({ keys: z.array(z.string()).min(1) });

/**
 * Tells each cache in front of this installation what has changed: it keeps what it has of it and asks anew at once.
 * The call is Fastly's, and that of the configuration in `deploy/varnish`: POST, the keys in a header, softly.
 */
export const purgeCaches: Job<z.infer<typeof Payload>> = defineJob({
  name: 'purge-caches',
  payload: Payload,
  run: async ({ config, outbound }, _realm, { keys }) => {
    const answers = await Promise.allSettled(
      config.cachePurge.map(async (url) => {
        const { status } = await outbound.call({
          method: 'POST',
          url,
          headers: { [KEYS_HEADER]: keys.join(' '), 'fastly-soft-purge': '1', 'content-length': '0' },
          idempotencyKey: `purge ${keys.join(' ')}`,
        });
        if (status < 200 || status > 299) throw new Error(`The cache at ${url} answered ${status} to a purge`);
      }),
    );
    // One that is away keeps no other from being told; then all are told again, which does no harm.
    const refused = answers.find(({ status }) => status === 'rejected');
    if (refused) throw (refused as PromiseRejectedResult).reason;
  },
});

/** What enqueues: absent where a realm is loaded before there is a queue, which is when no cache knows of it. */
export type Purging = Partial<Pick<JobContext, 'jobs'>> & { config: Pick<RealmConfig, 'cachePurge'> };

async function purge({ jobs, config }: Purging, tx: Tx, realm: string, keys: string[]): Promise<void> {
  if (config.cachePurge.length > 0) await jobs?.enqueue(tx, purgeCaches, realm, { keys });
}

/** Has caches forget everything of a realm, once the transaction is through. */
export const purgeRealm = (purging: Purging, tx: Tx, realm: string): Promise<void> =>
  purge(purging, tx, realm, [surrogateKey(realm)]);

/** Has caches forget what is made of a document: its own answers where they say so, else everything of the realm. */
export const purgeDocument = (
  purging: Purging,
  tx: Tx,
  realm: string,
  { kind, name }: { kind: EditedKind; name: string },
): Promise<void> => {
  const own = surrogateKey(realm, kind, name);
  // Some answers are made of all pages.
  if (kind === 'page') return purge(purging, tx, realm, [own, surrogateKey(realm, 'pages')]);
  return kind === 'texts' || kind === 'consent' ? purge(purging, tx, realm, [own]) : purgeRealm(purging, tx, realm);
};
