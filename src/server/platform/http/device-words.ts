import Bowser from 'bowser';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';

/** More than a browser says of itself. */
const LONGEST = 512;
/** As much of a name as is shown. */
const LONGEST_NAME = 40;
const types = ['desktop', 'mobile', 'tablet', 'tv'] as const;

const named = (name: string | undefined) => (name ? name.slice(0, LONGEST_NAME) : undefined);

/** What a device is called, by the header User-Agent: by that alone, which anybody can write. Versions are left out. */
export function deviceOf(userAgent: string | undefined): PlayingDevice {
  if (!userAgent) return { type: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  const [browserName, system] = [named(browser.name), named(os.name)];
  return {
    ...(browserName && { browser: browserName }),
    ...(system && { system }),
    type: types.find((type) => type === platform.type) ?? 'unknown',
  };
}
