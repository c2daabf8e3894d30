import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { HostProcess } from '../support/host-process.ts';
import { expect } from './support.ts';

/** Today's ten o'clock in the morning, or yesterday's. */
const TEN = Math.floor((Date.now() - 10 * 3_600_000) / 86_400_000) * 86_400_000 + 10 * 3_600_000;

/** The clock of programs that a journey starts for itself: events of the demo begin and end by it. */
export interface MovedClock {
  /** Settings of a program that goes by it. It is ten o'clock. */
  settings: Record<string, string>;
  /** Puts it to a time in milliseconds before a program starts. */
  begin: (time: number) => void;
  /** Puts it to a time in milliseconds; resolves when a program goes by it. */
  put: (host: Asked, time: number) => Promise<void>;
  /** Puts it to so many minutes and seconds after ten; resolves when a program goes by it. */
  set: (host: Asked, minutes: number, seconds?: number) => Promise<void>;
}

type Asked = Pick<HostProcess, 'ask'>;

/** What the time is where a program runs, in milliseconds. */
export const timeAt = async (host: Asked): Promise<number> =>
  Date.parse((await host.ask('apex', '/media/the-walkout/live/time')).text);

export function movedClock(): MovedClock {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'playbill-clock-')), 'offset');
  const write = (time: number) => writeFileSync(file, String(time - Date.now()));
  write(TEN);
  const put: MovedClock['put'] = async (host, time) => {
    write(time);
    await expect.poll(async () => Math.abs((await timeAt(host)) - time)).toBeLessThan(3000);
  };
  return {
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, '../support/moved-clock.ts')).href}`,
      PLAYBILL_TEST_CLOCK: file,
      PLAYBILL_CLOCK: 'machine',
      // All journeys come from one address, and as often in a moment as others in an hour.
      PLAYBILL_BUDGET_FACTOR: '100',
    },
    begin: write,
    put,
    set: (host, minutes, seconds = 0) => put(host, TEN + minutes * 60_000 + seconds * 1000),
  };
}

/** Waits until a video has shown some frames. */
export const plays = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames),
    )
    .toBeGreaterThan(20);
