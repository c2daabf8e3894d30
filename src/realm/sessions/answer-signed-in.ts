import type { SessionInfo, Tokens } from '#schemas/wire/session.ts';
import type { Account } from '../accounts/accounts.store.ts';
import type { AnyCall } from '../http/call.ts';
import { wantsCookies } from '../http/cookies.ts';
import { rememberDevice } from '../http/device.ts';
import { answerIssued } from './answer.ts';
import { endPresented } from './end.ts';
import { type Entry, openSession } from './issue.ts';
import { scopeOf } from './renew.ts';

/** Opens a session for an account and gives out its tokens. Whoever was signed in before in this browser no longer is. */
export async function answerSignedIn(call: AnyCall, account: Account, entry?: Entry): Promise<Tokens | SessionInfo> {
  const { context, http } = call;
  // Whichever session a browser had, by either of its cookies: one that somebody has planted there as well.
  if (wantsCookies(http)) await endPresented(call);
  const answer = answerIssued(call, await openSession(context, scopeOf(call), account, entry));
  if (wantsCookies(http)) await rememberDevice(call, account.id);
  return 'authorisationToken' in answer ? { ...answer, linkedAccounts: [] } : answer;
}
