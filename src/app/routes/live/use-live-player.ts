import { useMemo } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { errorAt } from '#schemas/issue.ts';
import { createDeviceChoices } from '#services/player/device-choices.ts';
import { withChoices } from '#services/player/with-choices.ts';
import { useMakePlayer } from '../../player/use-make-player.ts';
import { useServices } from '../../services.ts';

/** Start time of a live stream from the URL's `start`, in milliseconds since 1970; undefined if absent or invalid. */
export function parseStartTime(query: URLSearchParams): number | undefined {
  const at = Date.parse(query.get('start') ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** Returns the player of an event page. Starts at the live edge, or at the start of a programme given in the URL. */
export function useLivePlayer(eventId: number, query: URLSearchParams): PlayerPort {
  const { diagnostics } = useServices();
  const { preferences } = usePorts();
  const makePlayer = useMakePlayer();
  const moment = parseStartTime(query);
  return useMemo(() => {
    const tell = (rule: string, expected: string) => (error: unknown) =>
      diagnostics.report(
        `event ${eventId}`,
        errorAt('', rule, expected, error instanceof Error ? error.message : String(error)),
      );
    const player = withChoices(makePlayer(tell('playback', 'a live stream that plays')), {
      preferences,
      device: createDeviceChoices(() => localStorage),
      report: tell('preferences', 'what the viewer prefers'),
    });
    return moment === undefined
      ? player
      : {
          ...player,
          open: (element, title, options) =>
            player.open(element, title, { ...options, startAt: Promise.resolve(moment) }),
        };
  }, [makePlayer, diagnostics, preferences, eventId, moment]);
}
