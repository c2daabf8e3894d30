import { signal } from '@preact/signals-react';
import type { CountedStream, StreamState, StreamsAtOncePort } from '#renderers/ports/streams-at-once.ts';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import type { Live } from '../live/live.ts';
import type { PageLifecycle } from './page.ts';

/** Heartbeat interval in milliseconds; the server ends a stream after three missed heartbeats. */
const HEARTBEAT = 20_000;

/** Dependencies of the concurrent stream limit. */
export interface StreamsAtOnceSources {
  api: Api;
  /** Id of this tab's player. */
  clientId: string;
  /** Whether streams are counted, which requires an account. */
  isCounted: () => boolean;
  subscribeTo: Live['subscribeTo'];
  page: PageLifecycle;
}

type Title = Parameters<StreamsAtOncePort['begin']>[0];
/**
 * Result of starting a stream. `id`: the id under which the server counts it; undefined if it need not or cannot be
 * counted now. `others`: the stream was rejected because of these other streams.
 */
type Beginning = { id: string | undefined } | { others: readonly PlaybackSession[] };

const problemIn = (error: unknown) => (error instanceof ProblemError ? error.problem : undefined);

/** Creates the port that counts concurrent streams with the server's endpoints. */
export function createStreamsAtOnce(sources: StreamsAtOnceSources): StreamsAtOncePort {
  const { api, clientId, isCounted, subscribeTo, page } = sources;

  /** If the server is unavailable, playback starts without delay and the stream is counted later. */
  const tryToBegin = async (title: Title): Promise<Beginning> => {
    if (!isCounted()) return { id: undefined };
    try {
      const { id } = await api.call('POST /api/v2/playback-sessions', { body: { ...title, clientId } });
      return { id };
    } catch (error) {
      const problem = problemIn(error);
      return problem?.messages.includes('streamLimitReached')
        ? { others: problem.details?.streams ?? [] }
        : { id: undefined };
    }
  };
  const forget = async (id: string): Promise<void> => {
    // After sign-out the server would reject this request, so it is not sent.
    if (!isCounted()) return;
    await api.call('DELETE /api/v2/playback-sessions/{id}', { params: { id }, keepalive: true }).catch(() => {
      // If the request fails, the server ends the stream by timeout within a minute.
    });
  };

  const keep = (title: Title, first: string | undefined): CountedStream => {
    const state = signal<StreamState>({ status: 'playing' });
    let current: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    let beating: Promise<void> | undefined;
    let isOver = false;
    let unhear = () => {};

    const finish = () => {
      isOver = true;
      clearTimeout(timer);
      unhear();
      for (const leave of leaves) leave();
    };
    const become = (next: StreamState) => {
      if (isOver) return;
      finish();
      state.value = next;
    };
    const take = (id: string | undefined) => {
      unhear();
      current = id;
      unhear =
        id === undefined
          ? () => {}
          : subscribeTo(id, (news) => {
              if (news.type === 'stopped') become({ status: 'stopped' });
            });
    };
    const beginAgain = async () => {
      const beginning = await tryToBegin(title);
      if ('others' in beginning) become({ status: 'refused', others: beginning.others });
      else if (!isOver) take(beginning.id);
      // The stream was stopped while it was being restarted, so the server's new entry is removed.
      else if (beginning.id !== undefined) void forget(beginning.id);
    };
    const beatOnce = async () => {
      if (current === undefined) return beginAgain();
      try {
        await api.call('PUT /api/v2/playback-sessions/{id}/heartbeat', { params: { id: current } });
      } catch (error) {
        const problem = problemIn(error);
        // Errors other than 404 say nothing about the stream, so it plays on.
        if (problem?.status !== 404) return;
        if (problem.messages.includes('playbackStoppedElsewhere')) return become({ status: 'stopped' });
        take(undefined);
        await beginAgain();
      }
    };
    const beat = () => {
      clearTimeout(timer);
      if (isOver) return;
      last = Date.now();
      beating ??= beatOnce().finally(() => {
        beating = undefined;
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(beat, HEARTBEAT);
      });
    };
    const leaves = [
      page.onVisible(() => Date.now() - last >= HEARTBEAT && beat()),
      page.onHide(() => {
        clearTimeout(timer);
        if (current !== undefined) void forget(current);
        take(undefined);
      }),
      page.onReturn(beat),
    ];
    take(first);
    timer = setTimeout(beat, HEARTBEAT);
    return {
      state,
      end: () => {
        if (isOver) return;
        finish();
        if (current !== undefined) void forget(current);
      },
    };
  };

  return {
    begin: async (title) => {
      const beginning = await tryToBegin(title);
      return 'others' in beginning ? beginning : { stream: keep(title, beginning.id) };
    },
    list: async () => (await api.call('GET /api/v2/playback-sessions')).sessions,
    stopOther: (id) =>
      api.call('DELETE /api/v2/playback-sessions/{id}', { params: { id } }).then(
        () => ({ ok: true, value: undefined }),
        (error: unknown) => ({
          ok: false,
          cause: problemIn(error)?.status === NO_ANSWER ? 'offlineText' : 'cannotSaveNow',
        }),
      ),
  };
}
