import type { CaptchaAction } from '#schemas/wire/captcha.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Keys } from './keys.ts';

/** One answer of somebody to a captcha, to be verified. */
export interface CaptchaAnswer {
  realm: string;
  /** The realm's public key at the service; empty where it has none. */
  siteKey: string;
  /** What the service has given the browser. */
  token: string;
  /** What it was asked for. */
  action: CaptchaAction;
  /** Of the caller, where it is known. */
  address: string | undefined;
}

/** What a service of this server's own works with. */
export interface CaptchaContext {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** A service that tells people from programs, as this server asks it. */
export interface CaptchaProvider {
  /** Whether the answer is a person's, not used before and meant for this. Rejects when the service cannot be asked. */
  verify: (answer: CaptchaAnswer, context: CaptchaContext) => Promise<boolean>;
}

/** Services by the names that realms give them (`captcha.provider`). */
export type CaptchaProviders = ReadonlyMap<string, CaptchaProvider>;
