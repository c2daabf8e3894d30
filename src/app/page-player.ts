import type { PlayerPort } from '#renderers/ports/player.ts';
import type { Api } from '#services/api/client.ts';
import { createPlayer } from '#services/player/playback.ts';
import { loadStreams } from '#services/player/streams.ts';

/**
 * The player for films that adorn a page. What stops one is told to nobody: its picture stays, and a viewer whose
 * browser cannot play it has lost nothing.
 */
export const createPagePlayer = (api: Api): PlayerPort =>
  createPlayer({ loadStreams: (title) => loadStreams(api, title), report: () => undefined });
