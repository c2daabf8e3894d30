import * as z from 'zod';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { RealmConfig } from '../env.ts';
import type { Tx } from '../db/scope.ts';
import { SURROGATE_KEY_HEADER, surrogateKey } from '../http/surrogate-keys.ts';
import type { Context } from '../context.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';

const Payload = z.strictObject({ keys: z.array(z.string()).min(1) });

/**
 * Purges surrogate keys at each HTTP cache in front of this installation. It sends a POST request with the keys in a
 * header, as Fastly's soft purge expects; `deploy/varnish` supports it too. Cached responses become stale, but stay
 * usable.
 */
export const purgeCaches: Job<z.infer<typeof Payload>> = defineJob({
  name: 'purge-caches',
  payload: Payload,
  run: async ({ config, outbound }, { keys }) => {
    const fetchCache = outbound.createFetch('cache');
    const answers = await Promise.allSettled(
      config.cachePurge.map(async (url) => {
        const { ok, status } = await fetchCache(url, {
          method: 'POST',
          headers: {
            [SURROGATE_KEY_HEADER]: keys.join(' '),
            'fastly-soft-purge': '1',
            'idempotency-key': `purge ${keys.join(' ')}`,
          },
        });
        if (!ok) throw new Error(`The cache at ${url} answered ${status} to a purge`);
      }),
    );
    // All caches are called even if one fails. The job's retry calls all of them again, which is harmless.
    const refused = answers.find(({ status }) => status === 'rejected');
    if (refused) throw (refused as PromiseRejectedResult).reason;
  },
});

/**
 * The parts of the context that enqueuing a purge needs. `jobs` is missing while a realm is loaded before the job queue
 * exists; no cache has pages of that realm yet.
 */
export type Purging = Partial<Pick<Context, 'jobs'>> & { config: Pick<RealmConfig, 'cachePurge'> };

async function purge({ jobs, config }: Purging, tx: Tx, realm: string, keys: string[]): Promise<void> {
  if (config.cachePurge.length > 0) await jobs?.enqueue(tx, purgeCaches, realm, { keys });
}

/** Purges all cached responses of a realm after the transaction commits. */
export const purgeRealm = (purging: Purging, tx: Tx, realm: string): Promise<void> =>
  purge(purging, tx, realm, [surrogateKey(realm)]);

/**
 * Purges the cached responses that depend on a document after the transaction commits. Kinds of documents without keys
 * of their own purge all responses of the realm.
 */
export const purgeDocument = (
  purging: Purging,
  tx: Tx,
  realm: string,
  { kind, name }: { kind: EditedKind; name: string },
): Promise<void> => {
  const own = surrogateKey(realm, kind, name);
  // The additional key `pages` purges responses that depend on all pages, such as the browse page.
  if (kind === 'page') return purge(purging, tx, realm, [own, surrogateKey(realm, 'pages')]);
  return kind === 'texts' || kind === 'consent' ? purge(purging, tx, realm, [own]) : purgeRealm(purging, tx, realm);
};
