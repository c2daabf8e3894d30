import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { RealmConfig } from './env.ts';
import type { JobQueue } from './jobs/define-job.ts';
import type { Keys } from './keys.ts';
import type { RealmPlace } from './realms/places.ts';

/** What the handlers work with. Made once, in `open.ts`. */
export interface Context {
  config: RealmConfig;
  db: Database;
  clock: Clock;
  log: Logger;
  /** Where work waits that nobody waits for. */
  jobs: JobQueue;
  keys: Keys;
  /** The realms that there were at the start, for the one who started the program. */
  realms: readonly RealmPlace[];
  /** The realm that is shown where no host name tells one. */
  defaultRealm: string | undefined;
  /** Whether the program is about to end: /readyz then says so. */
  isClosing: () => boolean;
}
