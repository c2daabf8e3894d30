import type { HydrationState } from 'react-router';
import type { PlayedTitle } from '#renderers/ports/player.ts';
import { restAfter } from '#renderers/primitives/when-idle.ts';
import { whenSignedIn } from '#schemas/access.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import { capabilitiesFor } from '#services/player/capabilities.ts';
import { candidatesOf, type EngineName, sourcesOf } from '#services/player/sources.ts';
import { loadStreams } from '#services/player/streams.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { RootData } from '../root-loader.ts';
import type { Services } from '../services.ts';
import { playClockOf } from './play-clock.ts';
import { playsAtOnce } from './plays-at-once.ts';

/** How long streams that were asked for ahead may wait for their player, in milliseconds: what they name is signed for a while. */
const LASTS = 60_000;

interface Begun {
  title: PlayedTitle;
  streams: Promise<PlayerJson>;
  at: number;
}

/** After so many milliseconds without a first frame the rest of the page is loaded all the same. */
const FRAME_WITHIN = 8000;

/** Resolves with the first frame of whatever is played on the page, or when that takes too long. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    // It says so to the element alone, which is not there yet.
    document.addEventListener('loadeddata', () => resolve(), { capture: true, once: true });
    setTimeout(resolve, FRAME_WITHIN);
  });

/** At most one of a browser's page: that of the title that it was drawn with. */
const begun = new WeakMap<Services, Begun>();

/** As the player loads them (src/services/player/runner.ts). */
const engines: Record<EngineName, () => Promise<unknown>> = {
  hls: () => import('#services/player/engines/hls.ts'),
  dash: () => import('#services/player/engines/dash.ts'),
  native: () => import('#services/player/engines/native.ts'),
};

/** Reads a file to its end, so that the browser keeps it where its headers let it. */
const readAhead = async (url: string) => (await fetch(url)).arrayBuffer();

/** The code of the engine that will play, and of a film the manifest that it will ask for first. */
async function fetchWhatPlays(streams: PlayerJson, isManifestKnown: boolean): Promise<void> {
  const sources = sourcesOf(streams);
  const [first] = candidatesOf(sources, await capabilitiesFor(document.createElement('video'), sources));
  if (!first) return;
  // The media element asks in a way of its own, and what is live is another the next moment.
  const hasManifest = isManifestKnown && first.engine !== 'native' && !streams.live;
  await Promise.all([engines[first.engine](), hasManifest && readAhead(first.source.url)]);
}

/**
 * Asks for the streams of the title that plays on the page while React takes the page over, and for the engine and the manifest as soon
 * as the streams say which (decision 056). Where it may not be played, or an ad library has to be asked first, it does nothing.
 */
export function beginEarly(services: Services, { loaderData }: HydrationState): void {
  const isSignedIn = isMarkedSignedIn();
  const title = playsAtOnce(loaderData, (access) => (isSignedIn ? whenSignedIn(access) : access));
  const { settings } = (loaderData?.['root'] ?? {}) as Partial<RootData>;
  if (!title || settings?.ads?.nonceProviders?.length) return;
  restAfter(firstFrame());
  const streams = loadStreams(services.api, title, { clock: playClockOf(services) });
  begun.set(services, { title, streams, at: performance.now() });
  streams
    // What media requests say of themselves stands in their addresses, which the engine alone knows.
    .then((found) => fetchWhatPlays(found, !settings?.player?.cmcd))
    // Whoever takes the streams is told, and asks for the engine and the manifest again.
    .catch(() => undefined);
}

/** The streams of a title that were asked for ahead; undefined where they were not, or have been taken. */
export function takeEarly(services: Services, { type, id, partition }: PlayedTitle): Promise<PlayerJson> | undefined {
  const found = begun.get(services);
  begun.delete(services);
  if (!found || partition !== undefined || performance.now() - found.at > LASTS) return undefined;
  return found.title.type === type && found.title.id === id ? found.streams : undefined;
}
