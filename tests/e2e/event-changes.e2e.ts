import path from 'node:path';
import { movedClock, plays } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { copyRealm, edit, load } from './realm-copy.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// A program of this journey's own, whose clock it moves and whose events it changes.
test.skip(noH264, noH264Reason);

const event = 5017;
const clock = movedClock();
const folder = copyRealm('evening', 'The Evening');
let host: OwnProgram;

/** Says otherwise when the event takes place, in minutes after the hour, or that it does not. */
function announce(times: { from: number; minutes: number } | 'cancelled'): void {
  edit(path.join(folder, 'catalogue/events.json'), (document) => ({
    ...document,
    events: (document['events'] as { id: number }[]).flatMap((one) => {
      if (one.id !== event) return [one];
      if (times === 'cancelled') return [];
      const startsAt = `2026-01-01T00:${String(times.from).padStart(2, '0')}:00Z`;
      return [{ ...one, startsAt, duration: times.minutes * 60 }];
    }),
  }));
  const { status, stderr } = load(folder, { PLAYBILL_DATA: host.data });
  expect(status, stderr).toBe(0);
}

test.beforeAll(async () => {
  host = await startOwnProgram(clock.settings);
  announce({ from: 17, minutes: 4 });
});
test.afterAll(() => host?.stop());

test('an open page follows its event when that is moved and cancelled @live-01 @live-08 @push-01', async ({
  page,
  quiet,
}) => {
  await clock.set(host, 15);
  await page.goto(`http://evening.localhost:${host.port}/live/${event}`);
  await hydrated(page);
  const phase = page.locator('[data-phase]');
  await expect(phase).toHaveAttribute('data-phase', 'before');
  await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/);
  announce({ from: 18, minutes: 4 });
  await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$/);
  await clock.set(host, 18, 1);
  await expect(phase).toHaveAttribute('data-phase', 'live');
  await plays(page);
  announce('cancelled');
  await expect(phase).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByText('This event has ended.')).toBeVisible();
  expect(quiet.heard.filter((line) => !line.includes('404'))).toEqual([]);
  quiet.heard.splice(0);
});
