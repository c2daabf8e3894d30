import type { ReviewsPort } from '#renderers/ports/reviews.ts';
import type { Api } from './client.ts';

/** The kinds of content as the call names them. */
const types = { VOD: 'VOD', VOD_SERIES: 'SERIES', VOD_SEASON: 'SEASON', PLAYLIST: 'PLAYLIST', LIVE: 'LIVE' } as const;

/** The reviews port over the realm server's API. */
export const createReviews = (api: Api): ReviewsPort => ({
  async post(contentType, contentId, values) {
    await api.call('POST /api/v2/content/{type}/{id}/reviews', {
      params: { type: types[contentType], id: contentId },
      body: { fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])) },
    });
  },
});
