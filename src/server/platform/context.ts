import type { Logger } from 'pino';
import type { CaptchaProviders } from './captcha-providers.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { RealmConfig } from './env.ts';
import type { Pictures } from './rendering/pictures.ts';
import type { Limits } from './limits/limits.ts';
import type { LiveStreams } from './live-streams.ts';
import type { JobQueue } from './jobs/define-job.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbound } from './outbound/client.ts';
import type { Mailer } from './outbound/mailer.ts';
import type { PersonalTable } from './personal-table.ts';
import type { Secrets } from './outbound/secrets.ts';
import type { RealmHost } from './realms/hosts.ts';

/** What the handlers work with. Made once, in `open.ts`. */
export interface Context {
  config: RealmConfig;
  db: Database;
  /** The database's clock, so that instances agree on every time that they share. */
  clock: Clock;
  /** Milliseconds that this machine's clock is ahead of `clock`; undefined while it is unknown. */
  getClockOffset: () => number | undefined;
  log: Logger;
  /** Where work waits that nobody waits for. */
  jobs: JobQueue;
  keys: Keys;
  /** How much of each kind of work is done at once. */
  limits: Limits;
  /** The streams of messages that are open. */
  live: LiveStreams;
  /** Sends mails; for the job that sends those that wait. */
  mailer: Mailer;
  metrics: Metrics;
  outbound: Outbound;
  /** Services that tell people from programs. */
  captchaProviders: CaptchaProviders;
  /** Pictures of realms in any width, rendered beside this process. */
  pictures: Pictures;
  secrets: Secrets;
  /** The realms that there were at the start, for the one who started the program. */
  realms: readonly RealmHost[];
  /** The realm that is shown where no host name tells one. */
  defaultRealm: string | undefined;
  /** Whether the program is about to end: /readyz then says so. */
  isClosing: () => boolean;
  /** Tables with data about an account's holder, by name. Exports read them. */
  personalTables: Readonly<Record<string, PersonalTable>>;
}
