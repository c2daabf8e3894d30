import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { DeviceCode } from '#schemas/wire/device-codes.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { Session } from '../session/session.ts';

/** What a television shows while somebody is to allow it on another device. */
export interface TvCodeState {
  /** `asking`: there is no code yet; `away`: nobody answers for the moment. */
  is: 'asking' | 'waiting' | 'away' | 'denied' | 'signedIn';
  /** The code to show. */
  pin?: string;
}

/** A television's way in: it shows a code, asks what became of it, and has a new one before that ends. */
export interface TvCode {
  state: ReadonlySignal<TvCodeState>;
  /** Begins, or begins anew after a refusal. Returns what ends it. */
  start: () => () => void;
}

interface Options {
  api: Api;
  session: Pick<Session, 'signInByCode'>;
  /** Resolves after so many milliseconds, or when it is no use to wait any longer. */
  wait: (milliseconds: number) => Promise<void>;
  /** In milliseconds, from wherever: it never goes back. */
  now?: () => number;
}

interface Kept extends DeviceCode {
  /** When it ends, and how long to wait between two questions, in milliseconds. */
  endsAt: number;
  every: number;
}

/** So long before its end a code gives way to a new one, in milliseconds: nobody types one that dies meanwhile. */
const RENEWED_BEFORE = 60_000;
/** What is added when it was asked too soon, and while nobody answers; and how slow that becomes, in milliseconds. */
const SLOWER = 5000;
const SLOWEST = 30_000;

type Became = 'signedIn' | 'denied' | 'over' | 'away' | 'pending';

const statusOf = (error: unknown): number | undefined =>
  error instanceof ProblemError ? error.problem.status : undefined;

/** Shows codes until somebody has allowed one. */
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

  /** The codes that live, first the one to show: a new one in time, with the one that it takes the place of, since somebody may be typing that. */
  const renewed = async (codes: readonly Kept[]): Promise<Kept[]> => {
    const living = codes.filter(({ endsAt }) => endsAt > now());
    const [shown] = living;
    if (shown && shown.endsAt - now() > RENEWED_BEFORE) return living;
    const made = await newCode();
    return made ? [made, ...living.slice(0, 1)] : living;
  };

  /** Goes on until the way in is found or refused, or another turn has begun. */
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
