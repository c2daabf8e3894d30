import type { HydrationState } from 'react-router';
import type { PlayedTitle } from '#renderers/ports/player.ts';
import { restAfter } from '#renderers/primitives/when-idle.ts';
import { whenSignedIn } from '#schemas/access.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { capabilitiesFor } from '#services/player/capabilities.ts';
import { chooseEngines, type EngineName, listSources } from '#services/player/choose-engines.ts';
import { loadStreams } from '#services/player/streams.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { RootData } from '../root-loader.ts';
import type { Services } from '../services.ts';
import { playClockOf } from './play-clock.ts';
import { findAutoplayTitle } from './plays-at-once.ts';

/** Maximum age of prefetched streams, in milliseconds: their URLs are signed for a limited time. */
const LASTS = 60_000;

interface Begun {
  title: PlayedTitle;
  streams: Promise<PlayerJson>;
  at: number;
}

/** Maximum wait for the first frame, in milliseconds. The rest of the page is loaded then, even without a frame. */
const FRAME_WITHIN = 8000;

/** Resolves when any playback on the page shows its first frame, or after a timeout. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    // The event does not bubble, and its video element does not exist yet, so the listener captures it at the document.
    document.addEventListener('loadeddata', () => resolve(), { capture: true, once: true });
    setTimeout(resolve, FRAME_WITHIN);
  });

/** Prefetched streams by the page's services: at most those of the title that the page was rendered with. */
const begun = new WeakMap<Services, Begun>();

/**
 * Imports of the engines. They name the same modules as src/services/player/runner.ts, so that the player finds them
 * loaded.
 */
const engines: Record<EngineName, () => Promise<unknown>> = {
  hls: () => import('#services/player/engines/hls.ts'),
  dash: () => import('#services/player/engines/dash.ts'),
  native: () => import('#services/player/engines/native.ts'),
};

/** Reads a response to its end, so that the browser caches it if its headers allow. */
const readAhead = async (url: string) => (await fetch(url)).arrayBuffer();

/** Loads the code of the engine and, for on-demand titles, the manifest. */
async function fetchWhatPlays(streams: PlayerJson, isManifestKnown: boolean): Promise<void> {
  const sources = listSources(streams);
  const [first] = chooseEngines(sources, await capabilitiesFor(document.createElement('video'), sources));
  if (!first) return;
  // Native playback requests the manifest in its own way, and live manifests change constantly.
  const hasManifest = isManifestKnown && first.engine !== 'native' && !streams.live;
  await Promise.all([engines[first.engine](), hasManifest && readAhead(first.source.url)]);
}

/**
 * Prefetches the page's streams during hydration, then the engine and the manifest (decision 056). Does nothing if the
 * title may not play or an ad library must be asked first.
 */
export function prefetchStreams(services: Services, { loaderData }: HydrationState): void {
  const isSignedIn = isMarkedSignedIn();
  const title = findAutoplayTitle(loaderData, (access) => (isSignedIn ? whenSignedIn(access) : access));
  const { settings } = (loaderData?.['root'] ?? {}) as Partial<RootData>;
  if (!title || settings?.ads?.nonceProviders?.length) return;
  restAfter(firstFrame());
  const streams = loadStreams(services.api, title, { clock: playClockOf(services) });
  begun.set(services, { title, streams, at: performance.now() });
  streams
    // With CMCD only the engine can request media, because it adds measured parameters to each URL.
    .then((found) => fetchWhatPlays(found, !settings?.player?.cmcd))
    // Errors are ignored here: the player receives them from the same promise and retries by itself.
    .catch(() => undefined);
}

/** Returns the prefetched streams of a title and removes them; undefined if there are none. */
export function takePrefetchedStreams(
  services: Services,
  { type, id, partition }: PlayedTitle,
): Promise<PlayerJson> | undefined {
  const found = begun.get(services);
  begun.delete(services);
  if (!found || partition !== undefined || performance.now() - found.at > LASTS) return undefined;
  return found.title.type === type && found.title.id === id ? found.streams : undefined;
}
