import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import type { Clock } from './clock.ts';
import type { Tx } from './db/scope.ts';
import type { SigningKeys } from './keys.ts';

/** A captcha response of a user, which is to be verified. */
export interface CaptchaAnswer {
  realm: string;
  /** The realm's public key at the captcha service; empty when it has none. */
  siteKey: string;
  /** Token that the captcha service gave the browser. */
  token: string;
  /** Action that the captcha protects. */
  action: CaptchaAction;
  /** IP address of the caller; undefined when it is unknown. */
  address: string | undefined;
}

/** Dependencies of a captcha service that runs in this server. */
export interface CaptchaContext {
  clock: Clock;
  keys: SigningKeys;
  /** Runs `work` in a transaction of the realm to which the captcha response was sent. */
  runInTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Verifies captcha responses with a captcha service. */
export interface CaptchaProvider {
  /**
   * Resolves to whether the token is valid, unused and meant for this action. Rejects when the captcha service cannot
   * be reached.
   */
  verify: (answer: CaptchaAnswer, context: CaptchaContext) => Promise<boolean>;
}

/** Captcha services by the names that realms use in `captcha.provider`. */
export type CaptchaProviders = ReadonlyMap<string, CaptchaProvider>;
