import * as z from 'zod';

/** Actions that a realm may protect with a captcha. */
export const CaptchaAction = z.enum(['LOGIN', 'SIGNUP', 'RESET_PASSWORD', 'MAGIC_LINK', 'FORM']);
export type CaptchaAction = z.infer<typeof CaptchaAction>;

export const CaptchaChallengeBody = z.strictObject({ action: CaptchaAction });

const hex = (most: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .max(most);

/**
 * Proof-of-work challenge in altcha-lib's format. `data` contains the protected action; the signature covers all
 * properties.
 */
export const CaptchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    cost: z.int().min(1).max(100_000),
    keyLength: z.literal(32),
    keyPrefix: hex(64),
    data: z.strictObject({
      realm: z.string().max(40),
      action: CaptchaAction,
      /** Expiry of the challenge, in seconds since 1970. */
      expires: z.int(),
    }),
  }),
  signature: hex(128),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** Solved challenge; the captcha token is this object as JSON in base64url. */
export const CaptchaProof = z.strictObject({
  challenge: CaptchaChallenge,
  solution: z.strictObject({ counter: z.int().min(0).max(4_294_967_295), derivedKey: hex(64) }),
});
export type CaptchaProof = z.infer<typeof CaptchaProof>;
