import type { PasskeyAssertion } from '#schemas/wire/identity/passkeys.ts';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import type { SignUpBody } from '#schemas/wire/identity/users.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import { type KnownSession, noTabs, type SessionTabs } from './tabs.ts';

/**
 * Listener for a change of viewer. Called with the new session; after sign-out with undefined or a guest's session.
 * `ended` of a guest's session says why the previous session ended.
 */
type Listener = (info: SessionInfo | undefined) => void;

/**
 * Session held by HTTP-only cookies: the browser's, or on the server those of the request. All tabs of a browser share
 * it.
 */
export interface BrowserSession {
  /** Ensures a session that is valid for a while. Concurrent callers and tabs share one request. */
  ensure: () => Promise<SessionInfo>;
  /**
   * Renews the session after a request was answered with 401, unless it was already renewed since that request began.
   * @param since value of `mark` when the request began
   */
  recover: (since: number) => Promise<SessionInfo>;
  /** Returns the number of updates of the session so far. */
  mark: () => number;
  /** Signs in with a password. `captchaToken` is required if the realm uses a captcha. */
  signIn: (id: string, secret: string, captchaToken?: string) => Promise<SessionInfo>;
  signUp: (body: SignUpBody) => Promise<SessionInfo | undefined>;
  /** Signs in with a magic link's token. */
  followLink: (token: string) => Promise<SessionInfo>;
  /** Signs in with a device code approved on another device. @throws ProblemError until it is approved */
  signInByCode: (code: { pin: string; anchor: string }) => Promise<SessionInfo>;
  /** Signs in with a passkey. @throws ProblemError if the server rejects it */
  signInByPasskey: (assertion: PasskeyAssertion) => Promise<SessionInfo>;
  /** Switches to another profile of the account. @throws ProblemError 403 if its PIN is missing or wrong */
  switchProfile: (id: string, pin?: string) => Promise<SessionInfo>;
  signOut: () => Promise<void>;
  /**
   * Reloads the session and notifies listeners, after the viewer has signed in or out in another tab or by other means.
   */
  renew: () => Promise<SessionInfo>;
  /**
   * Subscribes to sign-in, sign-up, sign-out and the end of a session, in this tab or another. Returns the unsubscribe
   * function.
   */
  onChange: (listener: Listener) => () => void;
}

interface Options {
  /** Sign-in endpoint: the site's by default, or the studio's. */
  login?: 'POST /api/v2/login' | 'POST /api/v2/studio/login';
  /** Called after each response that may have changed the cookies. */
  onAnswer?: () => void;
  /** Connection to the other tabs of this browser, which share the session. */
  tabs?: SessionTabs;
  /**
   * Returns the current time in milliseconds since 1970. A monotonic clock would not do, because times are shared with
   * other tabs.
   */
  now?: () => number;
}

/** Maximum wait for pending writes at sign-out, in milliseconds: the user may walk away from the device. */
const SIGN_OUT_WAIT_MS = 2000;

/** Renewal time before expiry, in seconds; for shorter lifetimes the last 40 % of them. */
const MARGIN = 60;
const SHORTEST_PART = 0.4;
/** Extension after "too early" (429) and backoff after a failed renewal, in milliseconds. */
const STILL_GOOD = 30_000;
const RETRY_DELAY_MS = 5000;

const isInfo = (answer: object): answer is SessionInfo => 'isGuest' in answer;
const statusOf = (error: unknown) => (error instanceof ProblemError ? error.problem.status : undefined);

/** String that identifies a viewer, to detect whether the viewer has changed. */
const nameOf = (info: SessionInfo | undefined) =>
  info && !info.isGuest ? [info.role, info.name, info.profile?.id].join('\n') : 'guest';

/** Creates the session service over the API. */
export function createBrowserSession(
  api: () => Api,
  { login = 'POST /api/v2/login', onAnswer = () => undefined, tabs = noTabs, now = Date.now }: Options = {},
): BrowserSession {
  const listeners = new Set<Listener>();
  let known: KnownSession | undefined;
  let pending: Promise<SessionInfo> | undefined;
  let marks = 0;
  const tell = (info: SessionInfo | undefined) => {
    for (const listener of listeners) listener(info);
  };
  const timed = (info: SessionInfo): KnownSession => {
    const { expiresIn = MARGIN } = info;
    const margin = Math.min(MARGIN, expiresIn * SHORTEST_PART);
    return { info, until: now() + (expiresIn - margin) * 1000, ends: now() + expiresIn * 1000 };
  };
  /** Keeps the known session if the server did not end it. @throws the error otherwise */
  const goOn = (error: unknown): SessionInfo => {
    const status = statusOf(error);
    if (!known || status === undefined) throw error;
    // Status 429 means that it is too early to renew. If the server is unreachable, the user stays signed in as long as
    // the old token is valid.
    const isEarly = status === 429;
    if (!isEarly && !((status === NO_ANSWER || status >= 500) && now() < known.ends)) throw error;
    known = { ...known, until: now() + (isEarly ? STILL_GOOD : RETRY_DELAY_MS) };
    return known.info;
  };

  /** Stores a session and sends it to the other tabs. Listeners are only notified if the viewer has changed. */
  const keep = (info: SessionInfo, { isNews }: { isNews: boolean }): SessionInfo => {
    const isAnother = known !== undefined && nameOf(known.info) !== nameOf(info);
    known = timed(info);
    marks += 1;
    onAnswer();
    tabs.tell(known);
    if (isNews || isAnother || (info.ended !== undefined && info.ended !== 'signed-out')) tell(info);
    return info;
  };
  const ask = () => api().call('POST /api/v2/session');
  const find = async (): Promise<SessionInfo> => {
    try {
      return await ask();
    } catch (error) {
      // The server rejects invalid cookies and clears them in its response, so the second attempt yields a guest's
      // session.
      if (statusOf(error) === 401) return ask();
      throw error;
    }
  };
  const isGood = () => known !== undefined && now() < known.until;
  /** Renews the session, in one tab at a time. */
  const renewHere = (): Promise<SessionInfo> => {
    pending ??= tabs
      .alone(async () => {
        // Another tab may have renewed the session while this one waited for the lock; then nothing is left to do.
        if (known && isGood()) return known.info;
        return find().then((info) => keep(info, { isNews: false }), goOn);
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  const entered = (answer: object): SessionInfo => {
    if (!isInfo(answer)) throw new TypeError('The server answered with tokens instead of a session');
    return keep(answer, { isNews: true });
  };
  const enter = (asked: () => Promise<object>): Promise<SessionInfo> => tabs.alone(async () => entered(await asked()));

  tabs.onWord((word) => {
    const before = known?.info;
    known = word;
    marks += 1;
    onAnswer();
    // If this tab did not know a session yet, it still shows the viewer that its page was rendered for, so listeners
    // are notified.
    if (before === undefined || nameOf(before) !== nameOf(word?.info) || word?.info.ended) tell(word?.info);
  });

  return {
    ensure: () => (known && isGood() ? Promise.resolve(known.info) : renewHere()),
    mark: () => marks,
    recover(since) {
      if (known && marks > since) return Promise.resolve(known.info);
      if (known) known = { ...known, until: 0, ends: 0 };
      return renewHere();
    },
    signIn: (id, secret, captchaToken) =>
      enter(() => api().call(login, { body: { id, secret, ...(captchaToken && { captchaToken }) } })),
    signUp: (body) =>
      tabs.alone(async () => {
        const answer = await api().call('POST /api/v2/user', { body });
        return 'activation' in answer ? undefined : entered(answer);
      }),
    followLink: (token) => enter(() => api().call('POST /api/v2/token/alt/magic-email', { body: { token } })),
    signInByCode: (body) => enter(() => api().call('POST /api/v2/token/alt/pin', { body })),
    signInByPasskey: (assertion) => enter(() => api().call('POST /api/v2/token/alt/passkey', { body: { assertion } })),
    async switchProfile(id, pin) {
      // No lock between tabs is taken, because the call may have to renew the session first, which takes the lock. A
      // renewal at the same time yields the new profile's session (decision 064).
      const body = { 'profile-id': id, ...(pin !== undefined && { pin }) };
      return entered(await api().call('POST /api/v1/profile/{id}', { params: { id }, body }));
    },
    async signOut() {
      // Pending writes of the page, such as the watched position, belong to this viewer and would be rejected after
      // sign-out.
      await api().settled(SIGN_OUT_WAIT_MS);
      await tabs.alone(() => api().call('POST /api/v2/logout'));
      known = undefined;
      marks += 1;
      onAnswer();
      tabs.tell(undefined);
      tell(undefined);
    },
    renew: () => enter(find),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
