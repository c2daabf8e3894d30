import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction, CaptchaChallenge, CaptchaProof } from '#schemas/wire/identity/captcha.ts';
import { json, type TestServer } from './realm-server.ts';

/** Encodes a proof of work for a request. */
export const tokenOf = (proof: CaptchaProof): string => Buffer.from(JSON.stringify(proof)).toString('base64url');

/** Number of parallel searches; each hash runs in its own thread. */
const SIDE_BY_SIDE = 4;

/** Requests a proof-of-work challenge for an action and solves it as a browser would. */
export async function doWork(server: TestServer, action: CaptchaAction, realm = 'north'): Promise<CaptchaProof> {
  const answer = await server.call('/api/v2/captcha/challenge', { ...json({ action }), realm });
  const challenge = (await answer.json()) as CaptchaChallenge;
  const controller = new AbortController();
  const found = Array.from({ length: SIDE_BY_SIDE }, async (_, counterStart) => {
    const solution = await solveChallenge({
      challenge,
      deriveKey,
      controller,
      counterStart,
      counterStep: SIDE_BY_SIDE,
    });
    if (!solution) throw new Error('Another one was faster');
    return solution;
  });
  const { counter, derivedKey } = await Promise.any(found);
  controller.abort();
  return { challenge, solution: { counter, derivedKey } };
}
