import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#schemas/wire/captcha.ts';
import { tokenOf } from './token.ts';

/** Does a captcha's work without threads of its own, and answers the token to send: for pages that have nothing else to do meanwhile. */
export const solveHere = async (challenge: CaptchaChallenge): Promise<string> =>
  tokenOf(challenge, await solveChallenge({ challenge, deriveKey }));
