import { solveChallengeWorkers } from 'altcha-lib';
import type { CaptchaChallenge } from '#schemas/wire/identity/captcha.ts';
import { allowOwnWorkers } from '../script-policy.ts';
import { tokenOf } from './token.ts';
// Vite resolves this import to the worker's URL.
// oxlint-disable-next-line import/default
import thread from './worker.ts?worker&url';

/** Maximum number of workers: leaves CPU time for the page and the video in its background. */
const THREADS = 2;

/** Computes the proof of work in web workers of this build and returns the token. */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  allowOwnWorkers(thread);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(THREADS, navigator.hardwareConcurrency),
    createWorker: () => new Worker(thread, { type: 'module', name: 'captcha' }),
  });
  return tokenOf(challenge, solution);
}
