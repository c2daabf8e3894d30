import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { ContentId } from '../catalogue/content.ts';
import { type Endpoint, forAccounts } from '../endpoint.ts';
import { Review, ReviewBody, ReviewedType } from './reviews.ts';

const reviewed = z.object({ type: ReviewedType, id: ContentId });

/** Endpoints of the caller's reviews. */
export const reviewEndpoints = {
  'GET /api/v2/content/{type}/{id}/reviews': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The caller’s own review of a title',
    params: reviewed,
    status: 200,
    answer: Review,
  },
  'POST /api/v2/content/{type}/{id}/reviews': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Review a title. A second review takes the place of the first.',
    params: reviewed,
    body: ReviewBody,
    status: 201,
    answer: Review,
  },
} as const satisfies Record<string, Endpoint>;
