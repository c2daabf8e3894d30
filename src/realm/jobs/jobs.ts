import type { Context } from '../context.ts';
import { findRealm, listRealms } from '../realms/realms.store.ts';
import { publishDue } from '../studio/publish-due.ts';

/** What has to be done without anybody asking. */
export interface Jobs {
  /** No round begins any more; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

/** Milliseconds between the end of one round and the next. */
const PAUSE = 5000;

/** Does whatever is due by the context's clock, in every realm. What is due is in the database, not in this process. */
export async function runJobs(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const id of await listRealms(context.db)) {
    const realm = await findRealm(context.db, id);
    if (realm) await publishDue(context, realm);
  }
}

/** Looks for what is due from now on. A round that fails is told in the log, and the next one comes all the same. */
export function startJobs(context: Pick<Context, 'db' | 'clock' | 'log'>): Jobs {
  let isStopped = false;
  let round = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    round = runJobs(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'Looking for what is due failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(run, PAUSE);
      });
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
