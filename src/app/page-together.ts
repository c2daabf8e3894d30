import type { WatchTogetherPort } from '#renderers/ports/watch-together.ts';
import { getLiveStream } from '#services/live/live.ts';
import { browserPage } from '#services/streams-at-once/page.ts';
import { createWatchTogether } from '#services/watch-together/watch-together.ts';
import { documentLocale } from './page-locale.ts';
import type { Services } from './services.ts';

/** Creates the watch-together port. Browser only. @throws Error in a preview, which does not play */
export function createPageWatchTogether({ api, realm, preview }: Services): WatchTogetherPort {
  if (preview) throw new Error('A preview plays no films');
  return createWatchTogether({
    api,
    page: browserPage(),
    subscribeTo: (topic, listener) => getLiveStream(realm, documentLocale()).subscribeTo(topic, listener),
  });
}
