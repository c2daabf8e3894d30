import { createHash, timingSafeEqual } from 'node:crypto';
import { MACHINE_SECRET } from '#schemas/wire/endpoint.ts';
import type { Context } from '../context.ts';
import type { Http } from './request-context.ts';
import { ProblemError } from './problems.ts';

/** Minimum length of a machine secret in characters; shorter ones could be guessed. */
const SHORTEST_SECRET = 32;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Requires the realm's machine secret as bearer token.
 * @throws ProblemError 401
 */
export async function requireMachine({ secrets, log }: Context, http: Http, realm: string): Promise<void> {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(http.req.header('authorization') ?? '') ?? [];
  let secret = '';
  try {
    secret = await secrets(realm, MACHINE_SECRET);
    if (secret.length < SHORTEST_SECRET)
      throw new Error(`The secret ${MACHINE_SECRET} of the realm ${realm} needs ${SHORTEST_SECRET} characters or more`);
  } catch (err) {
    log.warn({ err, realm }, 'A program called, and the realm has no secret for programs');
    secret = '';
  }
  if (secret === '' || !timingSafeEqual(hashOf(sent), hashOf(secret)))
    throw new ProblemError('UNAUTHORIZED', [
      'This call takes the secret of the realm for programs as a bearer token. Its operator sets it by PLAYBILL_SECRET_<REALM>__MACHINE, 32 characters or more',
    ]);
}
