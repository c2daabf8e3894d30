import type { MultiViewPort } from '#renderers/ports/multi-view.ts';
import type { StreamsAtOncePort } from '#renderers/ports/streams-at-once.ts';
import { getLiveStream } from '#services/live/live.ts';
import { createMultiView } from '#services/multi-view/heartbeat.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { takeClientId } from '#services/streams-at-once/client-id.ts';
import { browserPage } from '#services/streams-at-once/page.ts';
import { createStreamsAtOnce } from '#services/streams-at-once/streams-at-once.ts';
import { documentLocale } from './page-locale.ts';
import type { Services } from './services.ts';

/** Services that load the playback streams; one instance for this tab. */
export interface PageStreams {
  streamsAtOnce: StreamsAtOncePort;
  multiView: MultiViewPort;
}

/** The instance by the page's services, so that all pages of a tab share it. */
const kept = new WeakMap<Services, PageStreams>();

/** Returns the stream services of this tab. Browser only. @throws Error in a preview, which does not play */
export function getPageStreams(services: Services): PageStreams {
  const { api, realm, preview } = services;
  if (preview) throw new Error('A preview plays no films');
  const known = kept.get(services);
  if (known) return known;
  const page = browserPage();
  const made: PageStreams = {
    streamsAtOnce: createStreamsAtOnce({
      api,
      page,
      clientId: takeClientId(() => sessionStorage, page.onHide),
      isCounted: isMarkedSignedIn,
      subscribeTo: (topic, listener) => getLiveStream(realm, documentLocale()).subscribeTo(topic, listener),
    }),
    multiView: createMultiView({ api, page }),
  };
  kept.set(services, made);
  return made;
}
