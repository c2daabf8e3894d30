import * as z from 'zod';

/** Keys that a film may have: more are asked for by nobody's player. */
const MOST_KEYS = 64;

/** A key's id of 16 bytes. */
const KeyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What a Clear Key player asks (W3C Encrypted Media Extensions, 9.1.3). */
export const LicenceRequest = z.object({
  kids: z.array(KeyId).min(1).max(MOST_KEYS),
  type: z.enum(['temporary', 'persistent-license']).optional(),
});

/** What it is answered: JSON Web Keys (9.1.4), which are not to be kept. */
export const Licence = z.object({
  keys: z.array(z.object({ kty: z.literal('oct'), kid: KeyId, k: z.string() })),
  type: z.literal('temporary'),
});
