import type { PasskeyAssertion } from '#schemas/wire/passkeys.ts';
import type { SessionInfo, Tokens } from '#schemas/wire/session.ts';
import type { SignUpBody } from '#schemas/wire/users.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';

/** Told who is there now; of nobody, or of a guest, after signing out. */
type Listener = (info: SessionInfo | undefined) => void;

/**
 * The session of whoever asks, held by cookies that scripts cannot read: those of the browser, or on the server those
 * that came with the request.
 */
export interface Session {
  /** Makes sure that there is one that lasts a while longer. Any number of callers, one request. */
  ensure: () => Promise<SessionInfo>;
  /** `captchaToken` where the realm asks for a captcha. */
  signIn: (id: string, secret: string, captchaToken?: string) => Promise<SessionInfo>;
  signUp: (body: SignUpBody) => Promise<SessionInfo>;
  /** Signs in by the link that was mailed. */
  followLink: (token: string) => Promise<SessionInfo>;
  /** By a code that was allowed on another device. @throws ProblemError until it is */
  signInByCode: (code: { pin: string; anchor: string }) => Promise<SessionInfo>;
  /** By a key of the device. @throws ProblemError */
  signInByPasskey: (assertion: PasskeyAssertion) => Promise<SessionInfo>;
  signOut: () => Promise<void>;
  /** Asks anew who is there, and tells it: somebody has signed in or out elsewhere in this browser. */
  renew: () => Promise<SessionInfo>;
  /** Tells a listener whenever somebody signs in, up or out. Returns what ends it. */
  onChange: (listener: Listener) => () => void;
}

interface Options {
  /** By what call somebody signs in: to the site if nothing else is said, or to the studio. */
  login?: 'POST /api/v2/login' | 'POST /api/v2/studio/login';
  /** Called after each answer that may have changed the cookies. */
  onAnswer?: () => void;
  /** In milliseconds. */
  now?: () => number;
}

/** Whoever signs out may walk away: a call that hangs keeps the session open no longer than so many milliseconds. */
const LAST_WORDS = 2000;

/** Renewed this many seconds before it ends. */
const MARGIN = 60;

const isInfo = (answer: SessionInfo | Tokens): answer is SessionInfo => 'isGuest' in answer;

/** Keeps the session over the API. */
export function createSession(
  api: () => Api,
  { login = 'POST /api/v2/login', onAnswer = () => undefined, now = Date.now }: Options = {},
): Session {
  const listeners = new Set<Listener>();
  let current: { info: Promise<SessionInfo>; until: number } | undefined;
  const keep = (promise: Promise<SessionInfo>): Promise<SessionInfo> => {
    const entry = { info: promise, until: Number.POSITIVE_INFINITY };
    current = entry;
    const forget = () => {
      if (current === entry) current = undefined;
    };
    promise.then(({ expiresIn = MARGIN }) => {
      entry.until = now() + (expiresIn - MARGIN) * 1000;
      onAnswer();
    }, forget);
    return promise;
  };
  const enter = async (answer: SessionInfo | Tokens): Promise<SessionInfo> => {
    if (!isInfo(answer)) throw new TypeError('A browser is answered who is there, not tokens');
    const info = await keep(Promise.resolve(answer));
    for (const tell of listeners) tell(info);
    return info;
  };
  const ask = () => api().call('POST /api/v2/session');
  // Cookies that are no pair of the realm are refused once, and forgotten by that answer: the next call finds a stranger.
  const askAgain = (error: unknown) => {
    if (error instanceof ProblemError && error.problem.status === 401) return ask();
    throw error;
  };
  return {
    ensure: () => (current && now() < current.until ? current.info : keep(ask().catch(askAgain))),
    async signIn(id, secret, captchaToken) {
      return enter(await api().call(login, { body: { id, secret, ...(captchaToken && { captchaToken }) } }));
    },
    async signUp(body) {
      return enter(await api().call('POST /api/v2/user', { body }));
    },
    async followLink(token) {
      return enter(await api().call('POST /api/v2/token/alt/magic-email', { body: { token } }));
    },
    async signInByCode(body) {
      return enter(await api().call('POST /api/v2/token/alt/pin', { body }));
    },
    async signInByPasskey(assertion) {
      return enter(await api().call('POST /api/v2/token/alt/passkey', { body: { assertion } }));
    },
    async signOut() {
      // What the page that is left still says, such as how far a film was seen, is its viewer's, and would be refused afterwards.
      await api().settled(LAST_WORDS);
      await api().call('POST /api/v2/logout');
      current = undefined;
      onAnswer();
      for (const tell of listeners) tell(undefined);
    },
    async renew() {
      return enter(await ask().catch(askAgain));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
