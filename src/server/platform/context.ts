import type { Logger } from 'pino';
import type { CaptchaProviders } from './captcha-providers.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { RealmConfig } from './env.ts';
import type { Pictures } from './rendering/pictures.ts';
import type { Limits } from './limits/limits.ts';
import type { LiveStreams } from './live-streams.ts';
import type { JobQueue } from './job-queue.ts';
import type { SigningKeys } from './keys.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbound } from './outbound/client.ts';
import type { Mailer } from './outbound/mailer.ts';
import type { PersonalTable } from './personal-table.ts';
import type { Secrets } from './outbound/secrets.ts';
import type { RealmHost } from './realms/hosts.ts';

/** Dependencies of all request handlers and jobs, created once in `src/server/app/open.ts`. */
export interface Context {
  config: RealmConfig;
  db: Database;
  /** Clock that follows the database's clock, so that all instances agree on the times that they store. */
  clock: Clock;
  /** Milliseconds that this machine's clock is ahead of `clock`; undefined while it is unknown. */
  getClockOffset: () => number | undefined;
  log: Logger;
  /** Background job queue. */
  jobs: JobQueue;
  keys: SigningKeys;
  /** Concurrency limits, one for each kind of work. */
  limits: Limits;
  /** Open server-sent event streams. */
  live: LiveStreams;
  /** Sends emails; used by the job that sends queued emails. */
  mailer: Mailer;
  metrics: Metrics;
  outbound: Outbound;
  /** HTTP client for the demo's program on this machine; undefined without the demo. */
  demoOutbound: Outbound | undefined;
  /** Captcha services by the names that realms use. */
  captchaProviders: CaptchaProviders;
  /** Resizes realms' pictures to any width in child processes. */
  pictures: Pictures;
  secrets: Secrets;
  /** The realms that existed when the program started. Only its startup message uses them. */
  realms: readonly RealmHost[];
  /** Realm used for host names that belong to no realm. */
  defaultRealm: string | undefined;
  /** True while the program shuts down; /readyz then reports it as not ready. */
  isClosing: () => boolean;
  /** Tables with personal data of an account's holder, keyed by table name. The data export reads them. */
  personalTables: Readonly<Record<string, PersonalTable>>;
}
