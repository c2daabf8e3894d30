import * as z from 'zod';
import { CountryCode } from '../definitions/countries.ts';
import { PlayingDevice } from '../device.ts';

/**
 * Code that a television displays so that the user can sign it in with another device, and the secret with which the
 * television polls for the result.
 */
export const DeviceCode = z.object({
  /** The code as displayed, in groups of letters. */
  pin: z.string(),
  /** Secret with which the television polls for the result of the sign-in. */
  anchor: z.string(),
  /** Lifetime of the code and polling interval, both in seconds. */
  expiresIn: z.int(),
  interval: z.int(),
});
export type DeviceCode = z.infer<typeof DeviceCode>;

const pin = z.string().min(1).max(40);

export const DeviceCodeBody = z.strictObject({ pin, anchor: z.string().min(1).max(100) });
export const DeviceCodeParams = z.object({ pin });

/** The device that displays a code, shown to the user who may approve it. */
export const AskingDevice = z.object({
  device: PlayingDevice,
  /** Country of the device's request; absent if unknown. */
  country: CountryCode.optional(),
  expiresIn: z.int(),
});
export type AskingDevice = z.infer<typeof AskingDevice>;
