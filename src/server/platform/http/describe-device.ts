import Bowser from 'bowser';
import type { PlayingDevice } from '#schemas/wire/device.ts';

/** Maximum number of characters of a User-Agent header that are parsed. */
const LONGEST = 512;
/** Maximum number of characters of a displayed name. */
const LONGEST_NAME = 40;
const types = ['desktop', 'mobile', 'tablet', 'tv'] as const;

const named = (name: string | undefined) => (name ? name.slice(0, LONGEST_NAME) : undefined);

/** Describes a device by its User-Agent header, which callers can forge. Versions are left out. */
export function describeDevice(userAgent: string | undefined): PlayingDevice {
  if (!userAgent) return { type: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  const [browserName, system] = [named(browser.name), named(os.name)];
  return {
    ...(browserName && { browser: browserName }),
    ...(system && { system }),
    type: types.find((type) => type === platform.type) ?? 'unknown',
  };
}
