import type { Page } from '@playwright/test';
import type { End } from './fault.ts';

/** Makes a page’s `Date` adjustable while timers keep running, as when a device’s clock is changed. */
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

/** Moves the page’s clock by milliseconds. The returned function does not move it back. */
export async function moveClock(page: Page, by: number): Promise<End> {
  await page.evaluate((milliseconds) => {
    (globalThis as unknown as { playbillClock: { by: number } }).playbillClock.by = milliseconds;
  }, by);
  return async () => undefined;
}
