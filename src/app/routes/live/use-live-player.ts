import { useMemo } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { errorAt } from '#schemas/issue.ts';
import { createPlayer } from '#services/player/playback.ts';
import { loadStreams } from '#services/player/streams.ts';
import { useServices } from '../../services.ts';

/** The moment that an address asks a live stream to begin at, in milliseconds; undefined where it asks for none. */
export function momentIn(query: URLSearchParams): number | undefined {
  const at = Date.parse(query.get('start') ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** The player of an event's page: where the stream is now, or at the beginning of a programme that the address names. */
export function useLivePlayer(eventId: number, query: URLSearchParams): PlayerPort {
  const { api, diagnostics } = useServices();
  const moment = momentIn(query);
  return useMemo(() => {
    const player = createPlayer({
      loadStreams: (title) => loadStreams(api, title),
      report: (error) =>
        diagnostics.report(
          `event ${eventId}`,
          errorAt('', 'playback', 'a live stream that plays', error instanceof Error ? error.message : String(error)),
        ),
    });
    return moment === undefined
      ? player
      : { ...player, open: (element, title) => player.open(element, title, Promise.resolve(moment)) };
  }, [api, diagnostics, eventId, moment]);
}
