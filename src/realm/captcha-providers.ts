/** One answer of somebody to a captcha, to be verified. */
export interface CaptchaAnswer {
  realm: string;
  /** The realm's public key at the service. */
  siteKey: string;
  /** What the service has given the browser. */
  token: string;
  /** What it was asked for. */
  action: 'LOGIN' | 'SIGNUP';
  /** Of the caller, where it is known. */
  address: string | undefined;
}

/** A service that tells people from programs, as this server asks it. */
export interface CaptchaProvider {
  /** Whether the answer is a person's, not used before and meant for this. Rejects when the service cannot be asked. */
  verify: (answer: CaptchaAnswer) => Promise<boolean>;
}

/** Services by the names that realms give them (`captcha.provider`). */
export type CaptchaProviders = ReadonlyMap<string, CaptchaProvider>;

/** The services that this server can ask. There is none yet: until there is, no realm may ask for a captcha. */
export const captchaProviders: CaptchaProviders = new Map();
