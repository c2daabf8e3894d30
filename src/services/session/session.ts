import type { SessionInfo, Tokens } from '#schemas/wire/session.ts';
import type { SignUpBody } from '#schemas/wire/users.ts';
import type { Api } from '../api/client.ts';
import { syncMarker } from './marker.ts';

/** The browser's session. Its tokens live in cookies that scripts cannot read. */
export interface Session {
  /** Makes sure that there is one that lasts a while longer. Any number of callers, one request. */
  ensure: () => Promise<SessionInfo>;
  signIn: (id: string, secret: string) => Promise<SessionInfo>;
  signUp: (body: SignUpBody) => Promise<SessionInfo>;
  signOut: () => Promise<void>;
}

/** Renewed this many seconds before it ends. */
const MARGIN = 60;

const isInfo = (answer: SessionInfo | Tokens): answer is SessionInfo => 'isGuest' in answer;

/** Keeps the session over the API. `now` in milliseconds. */
export function createSession(api: () => Api, now: () => number = Date.now): Session {
  let current: { info: Promise<SessionInfo>; until: number } | undefined;
  const keep = (promise: Promise<SessionInfo>): Promise<SessionInfo> => {
    const entry = { info: promise, until: Number.POSITIVE_INFINITY };
    current = entry;
    const forget = () => {
      if (current === entry) current = undefined;
    };
    promise.then(({ expiresIn = MARGIN }) => {
      entry.until = now() + (expiresIn - MARGIN) * 1000;
      syncMarker();
    }, forget);
    return promise;
  };
  const keepAnswer = (answer: SessionInfo | Tokens): Promise<SessionInfo> => {
    if (!isInfo(answer)) throw new TypeError('A browser is answered who is there, not tokens');
    return keep(Promise.resolve(answer));
  };
  return {
    ensure: () => (current && now() < current.until ? current.info : keep(api().call('POST /api/v2/session'))),
    async signIn(id, secret) {
      return keepAnswer(await api().call('POST /api/v2/login', { body: { id, secret } }));
    },
    async signUp(body) {
      return keepAnswer(await api().call('POST /api/v2/user', { body }));
    },
    async signOut() {
      await api().call('POST /api/v2/logout');
      current = undefined;
      syncMarker();
    },
  };
}
