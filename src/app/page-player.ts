import type { PlayerPort } from '#renderers/ports/player.ts';
import type { Api } from '#services/api/client.ts';
import { createPlayer } from '#services/player/playback.ts';
import { loadStreams } from '#services/player/streams.ts';

/** Creates the player for decorative videos. Playback errors are not reported: the poster image stays visible. */
export const createPagePlayer = (api: Api): PlayerPort =>
  createPlayer({ loadStreams: (title) => loadStreams(api, title), report: () => undefined });
