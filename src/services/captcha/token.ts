import type { Solution } from 'altcha-lib/types';
import type { CaptchaChallenge, CaptchaProof } from '#schemas/wire/identity/captcha.ts';

/**
 * Encodes a solved challenge as a base64url token.
 * @throws Error if the challenge was not solved within 90 seconds
 */
export function tokenOf(challenge: CaptchaChallenge, solution: Solution | null): string {
  if (!solution) throw new Error('The work of the captcha took too long');
  const { counter, derivedKey } = solution;
  const proof: CaptchaProof = { challenge, solution: { counter, derivedKey } };
  // `btoa` is safe here: the JSON is pure ASCII.
  return btoa(JSON.stringify(proof)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
