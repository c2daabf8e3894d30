import type { SessionInfo, Tokens } from '#schemas/wire/session.ts';
import type { AnyCall } from '../../platform/http/call.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { rememberDevice } from '../../platform/http/device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { resolveAccount, type EnterOptions } from '../identity/resolve-account.ts';
import type { AuthResult } from '../identity/auth-result.ts';
import { answerIssued } from '../sessions/answer.ts';
import { endPresented } from '../sessions/end.ts';
import { openSession } from '../sessions/issue.ts';
import { scopeOf } from '../sessions/renew.ts';
import type { Session } from '../sessions/sessions.store.ts';

/**
 * Opens a session for whoever has shown a proof, and gives out its tokens. Whoever was signed in before in this browser no longer is.
 * @throws ProblemError as `enter` does; 403 for the studio where they are no editor
 */
export async function signInAndIssueTokens(
  call: AnyCall,
  proof: AuthResult,
  { audience = 'site', ...wish }: EnterOptions & { audience?: Session['audience'] } = {},
): Promise<Tokens | SessionInfo> {
  const { context, http } = call;
  const account = await resolveAccount(call, proof, wish);
  if (audience === 'studio' && account.role !== 'editor') throw new ProblemError('FORBIDDEN', ['This is for editors']);
  // Whichever session a browser had, by either of its cookies: one that somebody has planted there as well.
  if (wantsCookies(http)) await endPresented(call, { own: true });
  const entry = { audience, methods: proof.isFresh ? proof.methods : undefined };
  const answer = answerIssued(call, await openSession(context, scopeOf(call), account, entry));
  if (wantsCookies(http)) await rememberDevice(call, account.id);
  return 'authorisationToken' in answer ? { ...answer, linkedAccounts: [] } : answer;
}
