import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { BrowserSession } from './session.ts';

/** Time after which a guest token is replaced, in milliseconds: well below its lifetime on the server. */
const LASTS = 5 * 60_000;

/** Guest session whose token is kept in memory and sent as a header. */
export interface GuestSession extends BrowserSession {
  /** Headers of every request. */
  headers: () => Record<string, string>;
}

const guest: SessionInfo = { isGuest: true, role: 'guest' };

interface GuestSessionOptions {
  /** Current time in milliseconds since 1970. */
  now?: () => number;
}

/**
 * Session of a page without cookies, in a cross-site frame or if the user blocks them (decision 042). Guest tokens are
 * replaced instead of refreshed. Every sign-in is rejected with `cookiesBlocked`.
 */
export function createGuestSession(api: () => Api, { now = Date.now }: GuestSessionOptions = {}): GuestSession {
  const refuseSignIn = () =>
    Promise.reject(new ProblemError({ status: 403, code: 'FORBIDDEN', messages: ['cookiesBlocked'], requestId: '' }));
  let token: string | undefined;
  let current: { info: Promise<SessionInfo>; until: number } | undefined;
  const checkIn = async (): Promise<SessionInfo> => {
    const answer = await api().call('POST /api/v2/login/guest/checkin');
    if (!('authorisationToken' in answer)) throw new TypeError('A caller without cookies is answered tokens');
    token = answer.authorisationToken;
    return guest;
  };
  const renew = () => {
    const entry = { info: checkIn(), until: now() + LASTS };
    current = entry;
    entry.info.catch(() => {
      // All callers that wait for this token receive the error. The next call requests a new token.
      if (current === entry) current = undefined;
    });
    return entry.info;
  };
  return {
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ensure: () => (current && now() < current.until ? current.info : renew()),
    recover: renew,
    mark: () => 0,
    renew,
    signIn: refuseSignIn,
    signUp: refuseSignIn,
    followLink: refuseSignIn,
    signInByCode: refuseSignIn,
    signInByPasskey: refuseSignIn,
    switchProfile: refuseSignIn,
    signOut: refuseSignIn,
    onChange: () => () => undefined,
  };
}
