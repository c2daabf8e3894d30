import type { RoomCommand, TogetherRoom, WatchTogetherPort } from '#renderers/ports/watch-together.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { RoomState } from '#schemas/wire/catalogue/live.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import type { Live } from '../live/live.ts';
import type { PageLifecycle } from '../streams-at-once/page.ts';
import { createSteadyClock } from '../api/steady-clock.ts';
import { coalesceCommands } from './coalesced.ts';
import { createKnownRoom } from './room-state.ts';

/** Heartbeat interval with push messages, and polling interval without them, in milliseconds. */
const [HEARTBEAT, POLL] = [15_000, 2000];
/**
 * Minimum and maximum backoff of join attempts; time without a response after which the member counts as disconnected.
 * Milliseconds.
 */
const [FIRST_PAUSE, LONGEST_PAUSE, AWAY] = [1000, 10_000, 30_000];
/** Delays between attempts to send an unanswered command, in milliseconds: a failed server instance is replaced. */
const SAY_AGAIN = [500, 1000, 2000, 4000] as const;
/** Minimum time between two reactions, in milliseconds. */
const BETWEEN_REACTIONS = 500;

/** Dependencies of watch-together rooms. */
export interface WatchTogetherSources {
  api: Api;
  subscribeTo: Live['subscribeTo'];
  page: PageLifecycle;
}

const losses: readonly LabelKey[] = ['roomOver', 'roomFull', 'signInToWatch', 'purchaseNeeded', 'outside-region'];

const problemIn = (error: unknown) => (error instanceof ProblemError ? error.problem : undefined);

/** Whether there was no response or a 5xx. The server may nevertheless have processed the command. */
const isUnanswered = (error: unknown) => {
  const status = problemIn(error)?.status;
  return status === NO_ANSWER || (status !== undefined && status >= 500);
};

/** Label of the reason why a room cannot be joined; undefined if joining may be retried. */
function lossIn(error: unknown): LabelKey | undefined {
  const problem = problemIn(error);
  if (!problem || isUnanswered(error) || problem.status === 429) return undefined;
  const isRefused = problem.status === 401 || problem.status === 403;
  return losses.find((key) => problem.messages.includes(key)) ?? (isRefused ? 'UNAUTHORIZED' : 'roomOver');
}

function joinRoom({ api, subscribeTo, page }: WatchTogetherSources, roomId: string, name?: string): TogetherRoom {
  const clock = createSteadyClock();
  const known = createKnownRoom(clock.now);
  const params = { room: roomId };
  let member: string | undefined;
  let isOver = false;
  /** Whether push messages of this room arrive. Until then the room is polled. */
  let isTuned = false;
  let heardAt = Date.now();
  let reactedAt = Number.NEGATIVE_INFINITY;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let going: Promise<void> | undefined;
  let isAskedAgain = false;

  const finish = (why: LabelKey | undefined) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    unhear();
    for (const forget of listening) forget();
    known.lose(why);
  };
  const goodbye = () => {
    const own = member;
    member = undefined;
    if (own === undefined) return;
    api
      .call('POST /api/v2/watch-together/{room}/leave', { params, body: { member: own }, keepalive: true })
      .catch(() => {
        // If the request fails, the server removes the member by timeout within a minute.
      });
  };
  const enter = async () => {
    try {
      const body = name === undefined ? {} : { name };
      const joined = await api.call('POST /api/v2/watch-together/{room}/members', { params, body });
      member = joined.member;
      // The viewer left the room while the request to join it was running.
      if (isOver) return goodbye();
      known.enter(joined);
      pause = FIRST_PAUSE;
      heardAt = Date.now();
    } catch (error) {
      const loss = lossIn(error);
      if (loss) finish(loss);
    }
  };
  const ask = async (key: string) => {
    try {
      const room = await clock.ask(() =>
        api.call('PUT /api/v2/watch-together/{room}/members', { params, body: { member: key } }),
      );
      heardAt = Date.now();
      if (member === key) known.take(room);
    } catch (error) {
      const problem = problemIn(error);
      if (problem?.messages.includes('roomOver')) finish('roomOver');
      else if (problem?.messages.includes('notInRoom')) {
        known.drop();
        member = undefined;
        await enter();
      } else if (Date.now() - heardAt >= AWAY) known.drop();
    }
  };
  const plan = () => {
    clearTimeout(timer);
    if (isOver) return;
    if (member === undefined) {
      timer = setTimeout(go, pause);
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    } else timer = setTimeout(go, isTuned ? HEARTBEAT : POLL);
  };
  /**
   * Joins the room or asks for its state. If called while a request is running, it does so again afterwards, because
   * that request's result may be outdated.
   */
  const go = () => {
    clearTimeout(timer);
    if (isOver) return;
    if (going) {
      isAskedAgain = true;
      return;
    }
    going = (member === undefined ? enter() : ask(member)).finally(() => {
      going = undefined;
      if (!isAskedAgain) return plan();
      isAskedAgain = false;
      go();
    });
  };
  const unhear = subscribeTo(roomId, (news) => {
    known.hear(news);
    const before = isTuned;
    isTuned = news.type !== 'resync';
    // After a resync, push messages may have been missed, so the room is polled at once. While push messages arrive,
    // polling is slower.
    if (news.type === 'resync' || news.type === 'tuned') go();
    else if (!before) plan();
  });
  const listening = [
    page.onVisible(() => Date.now() - heardAt >= POLL && go()),
    page.onHide(() => {
      clearTimeout(timer);
      goodbye();
      known.drop();
    }),
    page.onReturn(go),
  ];
  go();

  const { status, problem, title, members, me, host, role, mayCommand, state, reaction, target, correction } = known;
  const say = async (command: RoomCommand): Promise<boolean> => {
    const [seen, own] = [state.peek(), member];
    if (!seen || own === undefined || !mayCommand.peek()) return false;
    const { paused, rate, revision } = seen;
    const said = { paused, rate, position: target() ?? seen.position, ...command };
    const body = { member: own, revision, ...said };
    /**
     * If this command was sent twice, the server applies it once and answers the second time with a conflict. The state
     * in that answer is then the one that this command caused.
     */
    const isOwn = (next: RoomState) =>
      next.revision === revision + 1 &&
      next.paused === said.paused &&
      next.rate === said.rate &&
      next.position === said.position;
    for (let time = 0; ; time += 1) {
      try {
        known.take(await clock.ask(() => api.call('POST /api/v2/watch-together/{room}/commands', { params, body })));
        return true;
      } catch (error) {
        const newest = problemIn(error)?.details?.room;
        if (newest) {
          known.takeState(newest);
          return isOwn(newest);
        }
        const wait = SAY_AGAIN[time];
        if (wait === undefined || !isUnanswered(error)) {
          go();
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
        const now = state.peek();
        if (now && now.revision > revision) return isOwn(now);
        if (isOver || member !== own) return false;
      }
    }
  };
  return {
    status,
    problem,
    title,
    members,
    me,
    host,
    role,
    mayCommand,
    state,
    reaction,
    target,
    correction,
    send: coalesceCommands(say),
    react: (shown) => {
      if (member === undefined || Date.now() - reactedAt < BETWEEN_REACTIONS) return;
      reactedAt = Date.now();
      const body = { member, reaction: shown };
      api.call('POST /api/v2/watch-together/{room}/reactions', { params, body }).catch(() => {
        // A reaction that could not be sent is not sent again, because it only matters at its moment.
      });
    },
    leave: () => {
      goodbye();
      finish(undefined);
    },
  };
}

/** Creates the watch-together port, which uses the server's endpoints and push messages. */
export const createWatchTogether = (sources: WatchTogetherSources): WatchTogetherPort => ({
  create: ({ type, id }, control = 'host') =>
    sources.api.call('POST /api/v2/watch-together', { body: { type, id, control } }),
  join: (roomId, name) => joinRoom(sources, roomId, name),
});
