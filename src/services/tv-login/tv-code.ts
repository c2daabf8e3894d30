import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { BrowserSession } from '../session/session.ts';

/** State of a television's sign-in by device code. */
export interface TvCodeState {
  /** `asking`: there is no code yet. `waiting`: the code waits for approval. `away`: the server does not answer. */
  is: 'asking' | 'waiting' | 'away' | 'denied' | 'signedIn';
  /** The device code to show on the television. */
  pin?: string;
}

/** Sign-in by device code: shows a code, polls for its approval and renews it before it expires. */
export interface TvCode {
  state: ReadonlySignal<TvCodeState>;
  /** Starts, also after a denial. Returns a function that stops it. */
  start: () => () => void;
}

interface Options {
  api: Api;
  session: Pick<BrowserSession, 'signInByCode'>;
  /** Resolves after the given milliseconds, or earlier if the network comes back. */
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

interface Kept extends DeviceCode {
  /** Time at which the code expires, by the monotonic clock, in milliseconds. */
  endsAt: number;
  every: number;
}

/** Renewal time before expiry in milliseconds, so that users do not type an expiring code. */
const RENEWED_BEFORE = 60_000;
/** Increment of the interval after "too early" and while the server is unreachable; maximum interval. Milliseconds. */
const SLOWER = 5000;
const SLOWEST = 30_000;

type Became = 'signedIn' | 'denied' | 'over' | 'away' | 'pending';

const statusOf = (error: unknown): number | undefined =>
  error instanceof ProblemError ? error.problem.status : undefined;

/** Creates the device code sign-in. */
export function createTvCode({ api, session, wait, now = () => performance.now() }: Options): TvCode {
  const state = signal<TvCodeState>({ is: 'asking' });
  let turn = 0;

  const newCode = async (): Promise<Kept | undefined> => {
    try {
      const code = await api.call('GET /api/v2/token/alt/pin');
      return { ...code, endsAt: now() + code.expiresIn * 1000, every: code.interval * 1000 };
    } catch {
      return undefined;
    }
  };

  const ask = async (code: Kept): Promise<Became> => {
    try {
      await session.signInByCode({ pin: code.pin, anchor: code.anchor });
      return 'signedIn';
    } catch (error) {
      const status = statusOf(error);
      if (status === 403) return 'denied';
      if (status === 410) return 'over';
      if (status === 429) code.every = Math.min(code.every + SLOWER, SLOWEST);
      return status === 404 || status === 429 ? 'pending' : 'away';
    }
  };

  /**
   * Valid codes, the one to show first. A renewed code is kept along with the previous one, which the user may be
   * typing.
   */
  const renewed = async (codes: readonly Kept[]): Promise<Kept[]> => {
    const living = codes.filter(({ endsAt }) => endsAt > now());
    const [shown] = living;
    if (shown && shown.endsAt - now() > RENEWED_BEFORE) return living;
    const made = await newCode();
    return made ? [made, ...living.slice(0, 1)] : living;
  };

  /** Polls until the code is approved or denied, or another run has started. */
  async function run(isOver: () => boolean): Promise<void> {
    let codes: Kept[] = [];
    let late = 0;
    while (!isOver()) {
      const before = codes;
      codes = await renewed(before);
      if (isOver()) return;
      const [shown] = codes;
      if (!shown) late = Math.min(late + SLOWER, SLOWEST);
      else if (!before.includes(shown)) late = 0;
      state.value = shown ? { is: late > 0 ? 'away' : 'waiting', pin: shown.pin } : { is: 'away' };
      await wait(Math.max(0, ...codes.map(({ every }) => every)) + late);
      const answers = new Map<Kept, Became>();
      for (const code of codes) if (!isOver()) answers.set(code, await ask(code));
      if (isOver()) return;
      const became = [...answers.values()];
      const end = (['signedIn', 'denied'] as const).find((one) => became.includes(one));
      if (end) {
        state.value = { is: end };
        return;
      }
      if (codes.length > 0) late = became.includes('away') ? Math.min(late + SLOWER, SLOWEST) : 0;
      codes = codes.filter((code) => answers.get(code) !== 'over');
    }
  }

  return {
    state,
    start() {
      turn += 1;
      const mine = turn;
      state.value = { is: 'asking' };
      void run(() => mine !== turn);
      return () => {
        if (mine === turn) turn += 1;
      };
    },
  };
}
