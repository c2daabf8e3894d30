import type { Solution } from 'altcha-lib/types';
import type { CaptchaChallenge, CaptchaProof } from '#schemas/wire/captcha.ts';

/** What is sent of work that was done. @throws Error where there is no answer, after a minute and a half */
export function tokenOf(challenge: CaptchaChallenge, solution: Solution | null): string {
  if (!solution) throw new Error('The work of the captcha took too long');
  const { counter, derivedKey } = solution;
  const proof: CaptchaProof = { challenge, solution: { counter, derivedKey } };
  // Nothing but digits, letters and signs of JSON: one byte each.
  return btoa(JSON.stringify(proof)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
