import * as z from 'zod';
import { CountryCode } from '../definitions/countries.ts';
import { PlayingDevice } from '../device.ts';

/** Device code for sign-in on a television, and the secret for polling its state. */
export const DeviceCode = z.object({
  /** Code to display, in groups. */
  pin: z.string(),
  /** Secret with which the device polls for the result. */
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
