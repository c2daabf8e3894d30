import type { Page } from '@playwright/test';
import type { End } from './fault.ts';

/** Lets the clock of a page be put on or back while it is looked at: timers go on as they did, as on a device. */
export const movableClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Real = Date;
    const moved = { by: 0 };
    Object.assign(globalThis, { playbillClock: moved });
    globalThis.Date = new Proxy(Real, {
      construct: (target, args: unknown[], made) =>
        Reflect.construct(target, args.length === 0 ? [Real.now() + moved.by] : args, made) as Date,
      get: (target, key, receiver) =>
        key === 'now' ? () => Real.now() + moved.by : (Reflect.get(target, key, receiver) as unknown),
    });
  });

/** Moves it by so many milliseconds. What it returns leaves it there: nobody puts it right. */
export async function moveClock(page: Page, by: number): Promise<End> {
  await page.evaluate((milliseconds) => {
    (globalThis as unknown as { playbillClock: { by: number } }).playbillClock.by = milliseconds;
  }, by);
  return async () => undefined;
}
