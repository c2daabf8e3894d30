import type { SessionInfo } from '#schemas/wire/session.ts';
import type { Api } from '../api/client.ts';
import type { Session } from './session.ts';

/** How long a guest's token is used, in milliseconds: well within the time that the server gives it. */
const LASTS = 5 * 60_000;

/** A session of nobody in particular, whose token is kept in memory and goes along as a header. */
export interface GuestSession extends Session {
  /** Headers of every call. */
  headers: () => Record<string, string>;
}

const guest: SessionInfo = { isGuest: true, role: 'guest' };
const nobody = () => Promise.reject(new Error('In another site’s frame nobody signs in'));

/**
 * The session of the embedded player: in another site's frame browsers keep no cookies of ours, so everybody is a guest there. A guest
 * has nothing to lose (decision 042): when the token has been used for long, another one is asked for.
 */
export function createGuestSession(api: () => Api, now: () => number = Date.now): GuestSession {
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
    signIn: nobody,
    signUp: nobody,
    followLink: nobody,
    signInByCode: nobody,
    signInByPasskey: nobody,
    switchProfile: nobody,
    signOut: nobody,
    onChange: () => () => undefined,
  };
}
