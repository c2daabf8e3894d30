import { effect } from '@preact/signals-react';
import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { CountedStream } from '#renderers/ports/streams-at-once.ts';
import { errorAt } from '#schemas/issue.ts';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { PlayedVideo } from '../shared/player-face.ts';

/** Whether the account may play another stream. */
export type Counting =
  | { status: 'asking' }
  | { status: 'playing' }
  | { status: 'refused'; others: readonly PlaybackSession[] }
  | { status: 'stopped' };

/** Timeout in milliseconds after which playback starts without the server's answer; a later answer still applies. */
const ANSWER_TIMEOUT_MS = 2500;

/**
 * Counts a title against the account's limit of concurrent streams while it is shown (play-18). `again` retries.
 * @param isOn False while nothing plays.
 */
export function useCounted({ type, id }: PlayedVideo, isOn: boolean): { counting: Counting; again: () => void } {
  const { streamsAtOnce, diagnostics } = usePorts();
  const [run, setRun] = useState(0);
  const [told, setTold] = useState<{ of: string; counting: Counting }>();
  const of = `${type} ${id} ${run}`;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stream: CountedStream | undefined;
    let unfollow = () => {};
    const tell = (counting: Counting) => {
      if (!isOver) setTold({ of, counting });
    };
    const timer = setTimeout(() => tell({ status: 'playing' }), ANSWER_TIMEOUT_MS);
    const begin = async () => {
      const beginning = await (await streamsAtOnce()).begin({ type: type === 'LIVE' ? 'event' : 'video', id });
      clearTimeout(timer);
      if ('others' in beginning) return tell({ status: 'refused', others: beginning.others });
      if (isOver) return beginning.stream.end();
      ({ stream } = beginning);
      unfollow = effect(() => tell(beginning.stream.state.value));
    };
    begin().catch((error: unknown) => {
      // If this code cannot be loaded, the title plays without being counted.
      diagnostics.report(`${type} ${id}`, errorAt('', 'streams-at-once', 'a stream that is counted', String(error)));
      tell({ status: 'playing' });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      unfollow();
      stream?.end();
    };
  }, [streamsAtOnce, diagnostics, type, id, of, isOn]);
  const again = useCallback(() => setRun((before) => before + 1), []);
  return { counting: told?.of === of ? told.counting : { status: 'asking' }, again };
}
