import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import { defaultPreferences } from '#schemas/preferences.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { Player } from '#screens/watch/player/player.tsx';
import { createDeviceChoices } from '#services/player/device-choices.ts';
import { createPlayer } from '#services/player/playback.ts';
import { createQoe } from '#services/player/qoe/qoe.ts';
import { withProgress } from '#services/player/report-progress.ts';
import { withChoices } from '#services/player/with-choices.ts';
import { asked, type BenchPage, offer } from './bench-page.ts';

// Our player as on a video’s page, with controls and playback tracking, on a server that responds immediately.
const { protocol, url, bandwidth, isAtOnce } = asked();
/** The stored bandwidth estimate of an earlier playback (src/services/player/bandwidth.ts). */
localStorage.setItem('playbill.bandwidth', `${bandwidth} ${Date.now()}`);

const format = [{ url, subtitles: [] }];
const streams: PlayerJson = {
  type: 'VOD',
  live: false,
  hls: protocol === 'hls' ? format : [],
  dash: protocol === 'dash' ? format : [],
  subtitles: [],
  annotations: null,
  skipMarkers: [],
  watermark: null,
  name: 'film',
  title: 'Film',
  description: '',
  thumbnailUrl: '',
  tags: [],
  requestedAt: 0,
};
const { promise: isSet, resolve: set } = Promise.withResolvers<PlayerJson>();

const never = () => new Promise<never>(() => undefined);
const report = (error: unknown) => console.error(error);
const wishes: PreferencesPort = {
  values: signal(defaultPreferences),
  status: signal('ready' as const),
  hasError: signal(false),
  set: async () => undefined,
  retry: async () => undefined,
};
const preferences = async () => wishes;
const stream = { state: signal({ status: 'playing' as const }), end: () => undefined };
const ports: Ports = {
  data: { bucket: never, season: never, seasonsAround: never, playlist: never, suggest: never, list: never },
  navigation: {
    Link: ({ to, children, ...props }) => (
      <a href={to} {...props}>
        {children}
      </a>
    ),
    hrefOf: () => '#',
    hrefOfCard: () => '#',
    go: () => undefined,
  },
  diagnostics: { report: (document, issue) => report([document, issue]) },
  analytics: { report: () => undefined },
  reviews: { post: never },
  toasts: { show: () => undefined },
  player: never,
  preferences,
  streamsAtOnce: async () => ({
    begin: async () => ({ stream }),
    list: async () => [],
    stopOther: async () => undefined as never,
  }),
  watchTogether: never,
  multiView: never,
  forms: never,
};

const qoe = createQoe({
  tell: () => undefined,
  now: () => performance.now(),
  sessionId: () => crypto.randomUUID(),
});
const port = withProgress(
  withChoices(
    qoe.follow(
      createPlayer({
        loadStreams: () => isSet,
        report,
        ads: async () => (await import('#services/player/ads/ads.ts')).startAds,
        onAd: qoe.onAd,
        onSetback: qoe.onSetback,
      }),
    ),
    { preferences, device: createDeviceChoices(() => localStorage), report },
  ),
  { find: async () => 0, report: () => undefined },
);

const offered: BenchPage = {
  get video() {
    return document.querySelector<HTMLVideoElement>('[data-player] video') as HTMLVideoElement;
  },
  set: () => set(streams),
};

/** Exposes the page to the measuring process once it is rendered. */
function Drawn() {
  useEffect(() => offer(offered), []);
  return null;
}

document.documentElement.className = foundation;
const labels = await (await fetch('/labels.json')).json();
const engines = {
  hls: () => import('#services/player/engines/hls.ts'),
  dash: () => import('#services/player/engines/dash.ts'),
};
// As for the other players, load all code beforehand, unless loading is measured as well.
if (!isAtOnce) await engines[protocol]();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <MessagesProvider labels={labels}>
    <PortsProvider ports={ports}>
      <Player port={port} video={{ id: 1, type: 'VOD', title: 'Film' }} />
      <Drawn />
    </PortsProvider>
  </MessagesProvider>,
);
