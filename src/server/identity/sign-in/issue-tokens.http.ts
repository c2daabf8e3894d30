import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { rememberDevice } from '../../platform/http/device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { resolveAccount, type EnterOptions } from '../identity/resolve-account.ts';
import type { AuthResult } from '../identity/auth-result.ts';
import { answerIssued } from '../sessions/answer.http.ts';
import { endPresented } from '../sessions/end.http.ts';
import { openSession } from '../sessions/issue.ts';
import { scopeOf } from '../sessions/renew.http.ts';
import type { Session } from '../sessions/sessions.store.ts';

/**
 * Creates a session for a verified sign-in and issues its tokens. Ends the browser's previous sessions.
 * @throws ProblemError as `resolveAccount` does; 403 for the studio unless the account is an editor's
 */
export async function signInAndIssueTokens(
  context: HttpContext,
  proof: AuthResult,
  { audience = 'site', ...wish }: EnterOptions & { audience?: Session['audience'] } = {},
): Promise<Tokens | SessionInfo> {
  const { http } = context;
  const account = await resolveAccount(context, proof, wish);
  if (audience === 'studio' && account.role !== 'editor') throw new ProblemError('FORBIDDEN', ['This is for editors']);
  // Ends the sessions of both cookies, including a planted one (session fixation).
  if (wantsCookies(http)) await endPresented(context, { own: true });
  const entry = { audience, methods: proof.isFresh ? proof.methods : undefined };
  const answer = answerIssued(context, await openSession(context, scopeOf(context), account, entry));
  if (wantsCookies(http)) await rememberDevice(context, account.id);
  return 'authorisationToken' in answer ? { ...answer, linkedAccounts: [] } : answer;
}
