import type { ReviewsPort } from '#renderers/ports/reviews.ts';
import { familyOf } from '#schemas/card-types.ts';
import type { Api } from './client.ts';

/** Implements the reviews port with the realm server's API. */
export const createReviews = (api: Api): ReviewsPort => ({
  async post(contentType, contentId, values) {
    await api.call('POST /api/v2/content/{type}/{id}/reviews', {
      params: { type: familyOf(contentType), id: contentId },
      body: { fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])) },
    });
  },
});
