import type { EmbeddedTitle, EmbeddedTitles } from '#embed/framed.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { contentPath } from '../../links/content-links.ts';
import { withLang } from '../../links/local-href.ts';
import { HTTP_NOT_FOUND } from '../../loading/lost-page.ts';
import type { Services } from '../../services.ts';
import { loadNeighbours } from '../watch/neighbours.ts';

type Needed = Pick<Services, 'api' | 'session' | 'asGuest' | 'diagnostics' | 'pathSegments' | 'lang'>;

/** Statuses of the API's answer to guests in a realm that requires sign-in. */
const SIGN_IN_NEEDED: readonly number[] = [401, 403];

const ask = ({ api }: Needed, { type, id }: Pick<VideoDetails, 'type' | 'id'>): Promise<VideoDetails> =>
  type === 'LIVE'
    ? api.call('GET /api/v2/event/{id}', { params: { id } })
    : api.call('GET /api/v4/vod/{id}', { params: { id } });

/** Loads titles for the embedded player as a guest. */
export function findEmbeddedTitles(services: Needed): EmbeddedTitles {
  const hrefOf = (title: { type: 'VOD' | 'LIVE'; id: number; title?: string }) =>
    withLang(contentPath(title.type, title, services.pathSegments, undefined), services.lang);
  return {
    async find(title): Promise<EmbeddedTitle | undefined> {
      try {
        const found = await ask(services, title);
        const { id, thumbnailUrl } = found;
        const video = { id, type: title.type, title: found.title, thumbnailUrl };
        return { video, access: found.access, href: hrefOf(video) };
      } catch (error) {
        const status = error instanceof ProblemError ? error.problem.status : undefined;
        if (status === HTTP_NOT_FOUND) return undefined;
        if (status === undefined || !SIGN_IN_NEEDED.includes(status)) throw error;
        return {
          video: { ...title, title: '', thumbnailUrl: '' },
          access: { outcome: 'SIGN_IN', then: { outcome: 'PLAY' } },
          href: hrefOf(title),
        };
      }
    },
    async beside({ type, id }, side) {
      // Only videos have a previous and a next title; events are not part of a list.
      if (type !== 'VOD') return undefined;
      const found = await loadNeighbours(services, id, new URLSearchParams());
      const card = side === 'next' ? found?.followingVods.at(0) : found?.precedingVods.at(-1);
      return card && { type: 'VOD', id: card.id };
    },
  };
}
