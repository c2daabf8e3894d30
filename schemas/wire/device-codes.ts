import * as z from 'zod';
import { CountryCode } from './countries.ts';
import { PlayingDevice } from './playback-sessions.ts';

/** A code for a device that is hard to type on, and the secret by which it asks what became of it. */
export const DeviceCode = z.object({
  /** To be shown, in groups. */
  pin: z.string(),
  /** To be kept by the device. */
  anchor: z.string(),
  /** Both in seconds: when the code ends, and how long to wait between two questions. */
  expiresIn: z.int(),
  interval: z.int(),
});
export type DeviceCode = z.infer<typeof DeviceCode>;

const pin = z.string().min(1).max(40);

export const DeviceCodeBody = z.strictObject({ pin, anchor: z.string().min(1).max(100) });
export const DeviceCodeParams = z.object({ pin });

/** Which device shows a code, for whoever may allow it. */
export const AskingDevice = z.object({
  device: PlayingDevice,
  /** Where it asked from; absent where that is not known. */
  country: CountryCode.optional(),
  expiresIn: z.int(),
});
export type AskingDevice = z.infer<typeof AskingDevice>;
