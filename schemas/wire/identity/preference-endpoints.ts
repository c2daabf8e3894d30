import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forProfiles } from '../endpoint.ts';
import { Preferences, PreferencesPatch } from './preferences.ts';

/** Endpoints of a viewer's preferences. Guests' are stored on the device. */
export const preferenceEndpoints = {
  'GET /api/v2/user/preferences': {
    ...forProfiles,
    impersonators: 'plain',
    summary: 'What the caller prefers, whole: what was never chosen has its default. 403 for guests.',
    status: 200,
    answer: Preferences,
  },
  'PUT /api/v2/user/preferences': {
    ...forProfiles,
    impersonators: 'noted',
    rateLimit: rateLimits.byHand,
    summary: 'Changes some of what the caller prefers, and answers all of it. 403 for guests.',
    body: PreferencesPatch,
    status: 200,
    answer: Preferences,
  },
} as const satisfies Record<string, Endpoint>;
