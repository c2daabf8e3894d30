import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaAction, CaptchaChallenge, CaptchaProof } from '#schemas/wire/captcha.ts';
import type { CaptchaAnswer, CaptchaContext } from '../../platform/captcha-providers.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { haveFailed, useProof } from './captcha.store.ts';

/** How long work that was given out may be handed in, in seconds. */
const LIFE_SECONDS = 600;
/** Rounds of PBKDF2 in one step. */
const COST = 5000;
/** Between which numbers of steps the answer lies: about a second of two cores. */
const USUAL = { from: 1000, to: 2000 } as const;
/** The same while the realm is under attack. Whoever is a person waits some seconds; a program, each time it guesses. */
const RAISED = { from: 4000, to: 8000 } as const;
/** So many failures to sign in within ten minutes, from wherever, are an attack. */
const ATTACK = 300;
const ATTACK_MS = 10 * 60_000;

const secretOf = ({ keys }: Pick<CaptchaContext, 'keys'>): string => Buffer.from(keys.captcha).toString('base64');

const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/**
 * Work for a browser to do before an action, signed with a key of its own. When it ends stands among what is signed, and is
 * held against this server's clock, not against the library's.
 */
export async function giveWork(
  context: CaptchaContext,
  { realm, action }: Pick<CaptchaAnswer, 'realm' | 'action'>,
): Promise<CaptchaChallenge> {
  const now = context.clock.now();
  const isAttacked = await inRealm(context.db, realm, (tx) => haveFailed(tx, realm, ATTACK, new Date(now - ATTACK_MS)));
  const { from, to } = isAttacked ? RAISED : USUAL;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: COST,
    counter: randomInt(from, to + 1),
    data: { realm, action, expires: Math.floor(now / 1000) + LIFE_SECONDS },
    hmacSignatureSecret: secretOf(context),
  });
  // The library leaves keys without a value in; what is sent has none.
  return CaptchaChallenge.parse(JSON.parse(JSON.stringify(challenge)));
}

function read(token: string): CaptchaProof | undefined {
  try {
    return CaptchaProof.safeParse(JSON.parse(Buffer.from(token, 'base64url').toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

interface Meant {
  realm: string;
  action: CaptchaAction;
}

const isFor = ({ realm, action }: Meant, asked: Meant): boolean => realm === asked.realm && action === asked.action;

/** Whether a token is work that was done for this realm and action, in time, and never handed in before. It is used up by it. */
export async function isDoneNow(answer: CaptchaAnswer, context: CaptchaContext): Promise<boolean> {
  const proof = read(answer.token);
  if (!proof) return false;
  const { challenge, solution } = proof;
  const { data, nonce } = challenge.parameters;
  if (!isFor(data, answer) || data.expires * 1000 <= context.clock.now()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(context) });
  if (!verified) return false;
  const used = { nonceHash: hashOf(nonce), action: answer.action, expiresAt: new Date(data.expires * 1000) };
  return inRealm(context.db, answer.realm, (tx) => useProof(tx, answer.realm, used));
}
