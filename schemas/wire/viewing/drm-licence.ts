import * as z from 'zod';

/** Maximum number of keys per request; players never need more. */
const MOST_KEYS = 64;

/** Key id of 16 bytes in base64url. */
const KeyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Clear Key licence request (W3C Encrypted Media Extensions, 9.1.3). */
export const DrmLicenceRequest = z.object({
  kids: z.array(KeyId).min(1).max(MOST_KEYS),
  type: z.enum(['temporary', 'persistent-license']).optional(),
});

/** Clear Key licence: JSON Web Keys (9.1.4), not to be stored. */
export const DrmLicence = z.object({
  keys: z.array(z.object({ kty: z.literal('oct'), kid: KeyId, k: z.string() })),
  type: z.literal('temporary'),
});
