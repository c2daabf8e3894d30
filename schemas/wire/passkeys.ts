import * as z from 'zod';
import { PlayingDevice } from './playback-sessions.ts';

/** Bytes as text (RFC 4648, section 5), of a length that keys have. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+={0,2}$/);

const shown = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  /** What the browser adds; nothing is decided by it. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A key that shows itself (AuthenticationResponseJSON of Web Authentication, level 3). */
export const PasskeyAssertion = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** A key that has just been made (RegistrationResponseJSON of Web Authentication, level 3). */
export const PasskeyRegistration = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    authenticatorData: bytes(8000).optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes(4000).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** What a browser's own calls are to be given, as it stands: public-key options in JSON (Web Authentication, level 3, section 5.1.8). */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** A key of an account, for its holder. Times in milliseconds. */
export const Passkey = z.object({
  id: z.string(),
  /** On which it was made, in words. */
  device: PlayingDevice,
  createdAt: z.number(),
  lastUsedAt: z.number().optional(),
});
export type Passkey = z.infer<typeof Passkey>;
