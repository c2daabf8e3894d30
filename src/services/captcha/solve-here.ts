import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#schemas/wire/identity/captcha.ts';
import { tokenOf } from './token.ts';

/** Computes the proof of work on the main thread and returns the token, for pages without other work. */
export const solveHere = async (challenge: CaptchaChallenge): Promise<string> =>
  tokenOf(challenge, await solveChallenge({ challenge, deriveKey }));
