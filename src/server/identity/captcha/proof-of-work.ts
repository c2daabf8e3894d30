import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaAction, CaptchaChallenge, CaptchaProof } from '#schemas/wire/identity/captcha.ts';
import type { CaptchaAnswer, CaptchaContext } from '../../platform/captcha-providers.ts';
import { consumeProofOfWork } from './captcha.store.ts';

/** Lifetime of a challenge, in seconds. */
const LIFE_SECONDS = 600;
/** PBKDF2 iterations per step. */
const COST = 5000;
/** Range of the number of steps to the solution, which take about one second on two cores. */
const USUAL = { from: 1000, to: 2000 } as const;
/** Number of steps while the realm is under attack. A user waits some seconds once, but a program at each guess. */
const RAISED = { from: 4000, to: 8000 } as const;
type Signer = Pick<CaptchaContext, 'clock' | 'keys'>;

const toHmacSecret = ({ keys }: Signer): string => Buffer.from(keys.captcha).toString('base64');

const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/**
 * Creates a signed proof-of-work challenge for an action. Its expiry time is part of the signed data and is compared
 * with this server's clock, not with the library's.
 * @param isAttacked whether the realm is under attack, which raises the difficulty
 */
export async function createProofOfWorkChallenge(
  context: Signer,
  { realm, action, isAttacked }: Pick<CaptchaAnswer, 'realm' | 'action'> & { isAttacked: boolean },
): Promise<CaptchaChallenge> {
  const now = context.clock.now();
  const { from, to } = isAttacked ? RAISED : USUAL;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: COST,
    counter: randomInt(from, to + 1),
    data: { realm, action, expires: Math.floor(now / 1000) + LIFE_SECONDS },
    hmacSignatureSecret: toHmacSecret(context),
  });
  // The library leaves keys with the value undefined, which the schema rejects. Converting to JSON and back removes
  // them.
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

const isMeantFor = ({ realm, action }: Meant, asked: Meant): boolean =>
  realm === asked.realm && action === asked.action;

/**
 * Whether a token solves a challenge of this realm and action that has neither expired nor been used. Marks the
 * challenge as used.
 */
export async function verifyProofOfWork(answer: CaptchaAnswer, context: CaptchaContext): Promise<boolean> {
  const proof = read(answer.token);
  if (!proof) return false;
  const { challenge, solution } = proof;
  const { data, nonce } = challenge.parameters;
  if (!isMeantFor(data, answer) || data.expires * 1000 <= context.clock.now()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: toHmacSecret(context),
  });
  if (!verified) return false;
  const usedProof = { nonceHash: hashNonce(nonce), action: answer.action, expiresAt: new Date(data.expires * 1000) };
  return context.runInTransaction((tx) => consumeProofOfWork(tx, answer.realm, usedProof));
}
