import * as z from 'zod';
import { PlayingDevice } from '../device.ts';

/** Bytes in base64url (RFC 4648, section 5), with a maximum length. */
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
  /** Results of WebAuthn extensions, which the browser adds to each response; the server uses them for no decision. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** Passkey assertion (AuthenticationResponseJSON of Web Authentication, level 3). */
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

/** Newly created passkey (RegistrationResponseJSON of Web Authentication, level 3). */
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

/**
 * Options passed unchanged to the browser's WebAuthn API: public-key options as JSON (Web Authentication, level 3,
 * section 5.1.8).
 */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** A passkey of the account. Times in milliseconds since 1970. */
export const Passkey = z.object({
  id: z.string(),
  /** The device on which the passkey was created. */
  device: PlayingDevice,
  createdAt: z.number(),
  lastUsedAt: z.number().optional(),
});
export type Passkey = z.infer<typeof Passkey>;
