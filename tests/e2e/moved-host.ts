import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { HostProcess } from '../support/host-process.ts';
import { expect } from './support.ts';

/** The most recent 10:00 UTC, in epoch milliseconds. */
const TEN = Math.floor((Date.now() - 10 * 3_600_000) / 86_400_000) * 86_400_000 + 10 * 3_600_000;

/** An adjustable clock for servers that a test starts itself; it decides when demo events begin and end. */
export interface MovedClock {
  /** Environment variables that make a server use this clock. Its initial time is 10:00. */
  settings: Record<string, string>;
  /** Sets the clock to an epoch time in milliseconds before a server starts. */
  begin: (time: number) => void;
  /** Sets the clock to an epoch time in milliseconds; resolves when the server uses it. */
  put: (host: Asked, time: number) => Promise<void>;
  /** Sets the clock to minutes and seconds after 10:00; resolves when the server uses it. */
  set: (host: Asked, minutes: number, seconds?: number) => Promise<void>;
}

type Asked = Pick<HostProcess, 'ask'>;

/**
 * The server’s current time in epoch milliseconds, accurate to the second, read from the issue time of a new guest
 * token.
 */
export async function timeAt(host: Asked): Promise<number> {
  const answer = await host.ask('apex', '/api/v2/login/guest/checkin', {
    method: 'POST',
    headers: { realm: 'apex', 'content-type': 'application/json' },
    body: '{}',
  });
  const [, claims = ''] = answer.json<{ authorisationToken: string }>().authorisationToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number }).iat * 1000;
}

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
      // All tests share one IP address and send in a moment what others send in an hour, so raise the rate limits.
      PLAYBILL_RATE_LIMIT_FACTOR: '100',
    },
    begin: write,
    put,
    set: (host, minutes, seconds = 0) => put(host, TEN + minutes * 60_000 + seconds * 1000),
  };
}

/** Waits until a video has rendered some frames. */
export const plays = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames),
    )
    .toBeGreaterThan(20);
