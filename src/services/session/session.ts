import type { PasskeyAssertion } from '#schemas/wire/passkeys.ts';
import type { SessionInfo } from '#schemas/wire/session.ts';
import type { SignUpBody } from '#schemas/wire/users.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import { type Known, noTabs, type Tabs } from './tabs.ts';

/** Told who is there now; of nobody, or of a guest, after signing out. A guest's `ended` says why somebody no longer is. */
type Listener = (info: SessionInfo | undefined) => void;

/**
 * The session of whoever asks, held by cookies that scripts cannot read: those of the browser, or on the server those
 * that came with the request. All tabs of a browser have one.
 */
export interface Session {
  /** Makes sure that there is one that lasts a while longer. Any number of callers and tabs, one request. */
  ensure: () => Promise<SessionInfo>;
  /**
   * Makes sure of one once more, after a call was refused for want of it (401): not if somebody has since the call began, by `mark`.
   * @param since what `mark` was when the call began
   */
  recover: (since: number) => Promise<SessionInfo>;
  /** How often who is there has been found out. */
  mark: () => number;
  /** `captchaToken` where the realm asks for a captcha. */
  signIn: (id: string, secret: string, captchaToken?: string) => Promise<SessionInfo>;
  signUp: (body: SignUpBody) => Promise<SessionInfo | undefined>;
  /** Signs in by the link that was mailed. */
  followLink: (token: string) => Promise<SessionInfo>;
  /** By a code that was allowed on another device. @throws ProblemError until it is */
  signInByCode: (code: { pin: string; anchor: string }) => Promise<SessionInfo>;
  /** By a key of the device. @throws ProblemError */
  signInByPasskey: (assertion: PasskeyAssertion) => Promise<SessionInfo>;
  /** Goes on as another profile of the account. @throws ProblemError 403 for a PIN that is asked for and not given, or wrong */
  switchProfile: (id: string, pin?: string) => Promise<SessionInfo>;
  signOut: () => Promise<void>;
  /** Asks anew who is there, and tells it: somebody has signed in or out elsewhere in this browser. */
  renew: () => Promise<SessionInfo>;
  /** Tells a listener whenever somebody signs in, up or out, in this tab or another, or a session is over. Returns what ends it. */
  onChange: (listener: Listener) => () => void;
}

interface Options {
  /** By what call somebody signs in: to the site if nothing else is said, or to the studio. */
  login?: 'POST /api/v2/login' | 'POST /api/v2/studio/login';
  /** Called after each answer that may have changed the cookies. */
  onAnswer?: () => void;
  /** The other tabs that have the same session. */
  tabs?: Tabs;
  /** In milliseconds since 1970: a moment is told to other tabs. */
  now?: () => number;
}

/** Whoever signs out may walk away: a call that hangs keeps the session open no longer than so many milliseconds. */
const LAST_WORDS = 2000;

/** Renewed so many seconds before it ends; sooner of what lasts minutes, and within its last two fifths of what lasts seconds. */
const MARGIN = 60;
const SHORTEST_PART = 0.4;
/** What was told not to be renewed yet is good so much longer, and so long nobody is asked again who did not answer; in milliseconds. */
const STILL_GOOD = 30_000;
const BACK_OFF = 5000;

const isInfo = (answer: object): answer is SessionInfo => 'isGuest' in answer;
const statusOf = (error: unknown) => (error instanceof ProblemError ? error.problem.status : undefined);

/** What makes somebody another one to a page. */
const nameOf = (info: SessionInfo | undefined) =>
  info && !info.isGuest ? [info.role, info.name, info.profile?.id].join('\n') : 'guest';

/** Keeps the session over the API. */
export function createSession(
  api: () => Api,
  { login = 'POST /api/v2/login', onAnswer = () => undefined, tabs = noTabs, now = Date.now }: Options = {},
): Session {
  const listeners = new Set<Listener>();
  let known: Known | undefined;
  let pending: Promise<SessionInfo> | undefined;
  let marks = 0;
  const tell = (info: SessionInfo | undefined) => {
    for (const listener of listeners) listener(info);
  };
  const timed = (info: SessionInfo): Known => {
    const { expiresIn = MARGIN } = info;
    const margin = Math.min(MARGIN, expiresIn * SHORTEST_PART);
    return { info, until: now() + (expiresIn - margin) * 1000, ends: now() + expiresIn * 1000 };
  };
  /** Goes on with what is known where the server does not say otherwise. @throws what went wrong */
  const goOn = (error: unknown): SessionInfo => {
    const status = statusOf(error);
    if (!known || status === undefined) throw error;
    // 429: it need not be renewed yet. Of a server that is away nobody is signed out, nor kept from what the old token still opens.
    const isEarly = status === 429;
    if (!isEarly && !((status === NO_ANSWER || status >= 500) && now() < known.ends)) throw error;
    known = { ...known, until: now() + (isEarly ? STILL_GOOD : BACK_OFF) };
    return known.info;
  };

  /** Keeps an answer, for the other tabs as well. Whoever shows the viewer is told only of another one. */
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
      // Cookies that are no pair of the realm are refused once, and forgotten by that answer: the next call finds a stranger.
      if (statusOf(error) === 401) return ask();
      throw error;
    }
  };
  const isGood = () => known !== undefined && now() < known.until;
  /** Finds out who is there, in one tab for all. */
  const renewHere = (): Promise<SessionInfo> => {
    pending ??= tabs
      .alone(async () => {
        // Another tab may have had its turn meanwhile, and told.
        if (known && isGood()) return known.info;
        return find().then((info) => keep(info, { isNews: false }), goOn);
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  const entered = (answer: object): SessionInfo => {
    if (!isInfo(answer)) throw new TypeError('A browser is answered who is there, not tokens');
    return keep(answer, { isNews: true });
  };
  const enter = (asked: () => Promise<object>): Promise<SessionInfo> => tabs.alone(async () => entered(await asked()));

  tabs.onWord((word) => {
    const before = known?.info;
    known = word;
    marks += 1;
    onAnswer();
    // A tab that has not asked yet shows what its page was drawn for.
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
      // Not alone: the call may have to renew the session first. Who renews meanwhile is given the other profile's (decision 064).
      const body = { 'profile-id': id, ...(pin !== undefined && { pin }) };
      return entered(await api().call('POST /api/v1/profile/{id}', { params: { id }, body }));
    },
    async signOut() {
      // What the page that is left still says, such as how far a film was seen, is its viewer's, and would be refused afterwards.
      await api().settled(LAST_WORDS);
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
