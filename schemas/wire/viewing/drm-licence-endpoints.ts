import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAll } from '../endpoint.ts';
import { DrmLicence, DrmLicenceRequest } from './drm-licence.ts';

const ofRealm = { realm: z.string() };

/**
 * Endpoint for the keys of videos that this server has encrypted. The credential is the token in `drm` of the player
 * callback's response, sent as `Authorization: Bearer`; it is valid for one title and session only.
 */
export const drmLicenceEndpoints = {
  'POST /api/v2/licence/{realm}/clearkey': {
    ...forAll,
    kind: 'challenge',
    workload: 'playback',
    realmBy: 'realm',
    rateLimit: rateLimits.perVisit,
    summary:
      'A licence of Clear Key (W3C Encrypted Media Extensions), by the jwtToken of drm. 401 without one that lives, 403 for keys of another title.',
    params: z.object(ofRealm),
    body: DrmLicenceRequest,
    status: 200,
    answer: DrmLicence,
  },
  'GET /api/v2/licence/{realm}/aes-128/{kid}': {
    ...forAll,
    kind: 'bytes',
    workload: 'playback',
    realmBy: 'realm',
    summary:
      'The 16 bytes of a key of AES-128, by the jwtToken of drm. 401 without one that lives, 403 for a key of another title.',
    params: z.object({ ...ofRealm, kid: z.string().regex(/^[0-9a-f]{32}$/) }),
    status: 200,
    answer: z.instanceof(Uint8Array),
  },
} as const satisfies Record<string, Endpoint>;
