import type { SessionInfo } from '#schemas/wire/session.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { Session } from './session.ts';

/** How long a guest's token is used, in milliseconds: well within the time that the server gives it. */
const LASTS = 5 * 60_000;

/** A guest's session, whose token is kept in memory and sent as a header. */
export interface GuestSession extends Session {
  /** Headers of every call. */
  headers: () => Record<string, string>;
}

const guest: SessionInfo = { isGuest: true, role: 'guest' };

interface GuestSessionOptions {
  /** In milliseconds since 1970. */
  now?: () => number;
}

/**
 * The session of a page without cookies: in another site's frame, or where the user blocks them. A guest has nothing to lose
 * (decision 042): a token that was used for long is replaced by another one. Every way to sign in is refused with the label that says why.
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
      // Whoever waits is told; the next one asks anew.
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
