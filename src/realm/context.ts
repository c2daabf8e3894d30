import type { Logger } from 'pino';
import type { Realm } from '#schemas/generated/types.ts';
import type { Database } from './db/client.ts';
import type { RealmConfig } from './env.ts';
import type { Keys } from './keys.ts';

/** Tells the time in milliseconds since 1970. Tests move it. */
export interface Clock {
  now: () => number;
}

/** A realm as the database holds it. */
export interface RealmRecord {
  id: string;
  /** Goes up with every load: what was made from an older one is stale. */
  revision: number;
  settings: Realm;
}

/** Where a realm can be seen. */
export interface RealmPlace {
  id: string;
  name: string;
  /** Its first host name. */
  host: string;
}

/** What the handlers work with. Made once, in `open.ts`. */
export interface Context {
  config: RealmConfig;
  db: Database;
  clock: Clock;
  log: Logger;
  keys: Keys;
  /** The realms that there were at the start, for the one who started the program. */
  realms: readonly RealmPlace[];
  /** The realm that is shown where no host name tells one. */
  defaultRealm: string | undefined;
  /** Whether the program is about to end: /readyz then says so. */
  isClosing: () => boolean;
}
