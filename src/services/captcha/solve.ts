import { solveChallengeWorkers } from 'altcha-lib';
import type { CaptchaChallenge } from '#schemas/wire/captcha.ts';
import { allowOwnWorkers } from '../script-policy.ts';
import { tokenOf } from './token.ts';
// Vite makes its address of it.
// oxlint-disable-next-line import/default
import thread from './worker.ts?worker&url';

/** The page itself, and the film behind it, go on. */
const THREADS = 2;

/** Does a captcha's work in threads of this build's own, and answers the token to send. */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  allowOwnWorkers(thread);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(THREADS, navigator.hardwareConcurrency),
    createWorker: () => new Worker(thread, { type: 'module', name: 'captcha' }),
  });
  return tokenOf(challenge, solution);
}
