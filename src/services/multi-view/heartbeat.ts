import { signal } from '@preact/signals-react';
import type { MultiViewLoss, MultiViewPort } from '#renderers/ports/multi-view.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import type { PageLifecycle } from '../streams-at-once/page.ts';

/**
 * Heartbeat interval; initial retry delay, doubled after each failure; time without a successful heartbeat after which
 * the events count as lost. All in milliseconds.
 */
const [HEARTBEAT, FIRST_PAUSE, LOST_AFTER] = [20_000, 1000, 60_000];

const reasons: readonly LabelKey[] = [
  'multiViewLost',
  'multiViewOff',
  'streamLimitReached',
  'tooManyViews',
  'videoIsNotLive',
  'outside-region',
  'purchaseNeeded',
  'notAvailableYet',
  'signInToWatch',
];

/**
 * Returns the problem if the server rejected the events. Returns undefined for network errors, 5xx and rate limits,
 * because the heartbeat is then retried.
 */
function refusalIn(error: unknown): Problem | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { status } = error.problem;
  return status !== NO_ANSWER && status < 500 && status !== 429 ? error.problem : undefined;
}

/** Creates the multi-view port: several live events at once, kept alive by the server's heartbeat endpoint. */
export function createMultiView({ api, page }: { api: Api; page: PageLifecycle }): MultiViewPort {
  const ids = signal<readonly number[]>([]);
  const lost = signal<MultiViewLoss | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let heardAt = 0;
  /** Incremented with each start: responses of earlier runs are ignored. */
  let run = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const send = (add: readonly number[], remove: readonly number[], keepalive = false) =>
    api.call('POST /api/v1/multiviewHeartbeat', {
      body: { partitionDataToAdd: add.map(String), partitionDataToDelete: remove.map(String) },
      keepalive,
    });
  const lose = (reason: LabelKey, which: readonly number[], others: MultiViewLoss['others'] = []) => {
    lost.value = { reason, ids: which, others };
  };
  /**
   * Handles a rejection by the server. If the reason is `multiViewLost`, stops the events that it names, or all if it
   * names none.
   */
  const refuse = ({ messages, details }: Problem, wanted: readonly number[]) => {
    const reason = reasons.find((key) => messages.includes(key)) ?? 'multiViewLost';
    const named = details?.partitions?.map(Number) ?? [];
    if (reason === 'multiViewLost') {
      const gone = named.length > 0 ? named : ids.peek();
      ids.value = ids.peek().filter((id) => !gone.includes(id));
      lose(reason, gone);
    } else lose(reason, wanted.length > 0 ? wanted : ids.peek(), details?.streams);
  };
  const succeed = () => {
    pause = FIRST_PAUSE;
    heardAt = Date.now();
  };
  const schedule = (after: number) => {
    clearTimeout(timer);
    if (ids.peek().length > 0) timer = setTimeout(beat, after);
  };
  /**
   * Runs the calls one after the other, because each response carries a token that the next call for the remaining
   * events needs.
   */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  const beat = () =>
    void inTurn(async () => {
      const own = run;
      if (ids.peek().length === 0) return;
      try {
        await send([], []);
        if (own !== run) return;
        succeed();
        schedule(HEARTBEAT);
      } catch (error) {
        if (own !== run) return;
        const refusal = refusalIn(error);
        if (refusal) {
          const before = ids.peek();
          refuse(refusal, []);
          // If the server does not say which event is no longer allowed, all of them stop.
          if (lost.peek()?.reason !== 'multiViewLost') ids.value = [];
          if (before.length > ids.peek().length && ids.peek().length > 0) schedule(0);
          return;
        }
        if (Date.now() - heardAt >= LOST_AFTER) {
          const gone = ids.peek();
          ids.value = [];
          lose('offlineText', gone);
          return;
        }
        schedule(Math.min(pause, heardAt + LOST_AFTER - Date.now()));
        pause *= 2;
      }
    });
  const change = (add: readonly number[], remove: readonly number[], own: number) =>
    inTurn(async () => {
      if (own !== run) return false;
      const before = ids.peek();
      try {
        await send(add, remove);
        if (own !== run) return false;
        ids.value = [...before.filter((id) => !remove.includes(id) && !add.includes(id)), ...add];
        lost.value = undefined;
        succeed();
        schedule(HEARTBEAT);
        return true;
      } catch (error) {
        if (own !== run) return false;
        const refusal = refusalIn(error);
        if (refusal) refuse(refusal, add);
        else lose('offlineText', add);
        return false;
      }
    });
  page.onVisible(() => {
    if (ids.peek().length > 0 && Date.now() - heardAt >= HEARTBEAT) schedule(0);
  });
  const stop = () => {
    const gone = ids.peek();
    run += 1;
    clearTimeout(timer);
    ids.value = [];
    if (gone.length === 0) return;
    send([], gone, true).catch(() => {
      // Without this request, the server ends the events within a minute, because their heartbeats stop.
    });
  };
  page.onHide(stop);
  return {
    ids,
    lost,
    start: (wanted) => {
      run += 1;
      clearTimeout(timer);
      const gone = ids.peek().filter((id) => !wanted.includes(id));
      ids.value = [];
      return change(wanted, gone, run);
    },
    update: (add, remove) => change(add, remove, run),
    stop,
  };
}
