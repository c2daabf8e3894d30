import type { Page, Route } from '@playwright/test';
import { at, expect, open, row, test } from './support.ts';

interface ViewLike {
  elements: { attributes: { bucketId?: string; contentList?: unknown; paging?: unknown; minItems?: number } }[];
}

/** How the API call for a row is answered: never, normally, or by the given handler. */
type Answer = 'hangs' | 'answers' | ((route: Route) => Promise<void>);

/** Fetches the server’s response. Node cannot resolve subdomains of localhost, so the host goes into a header. */
function fetched(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}

/** Serves the home page as if these rows had missed their deadline on the server, and answers their calls as given. */
async function withLate(page: Page, rows: Record<string, Answer>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/v1/view?type=home*', async (route) => {
    const answer = await fetched(route);
    const view = (await answer.json()) as ViewLike;
    for (const { attributes } of view.elements) {
      if (!Object.hasOwn(rows, attributes.bucketId ?? '')) continue;
      delete attributes.contentList;
      delete attributes.paging;
    }
    await route.fulfill({ response: answer, json: view });
  });
  for (const [bucket, answer] of Object.entries(rows))
    await page.route(`**/bucket/${bucket}**`, async (route) => {
      asked.push(bucket);
      if (answer === 'answers') await route.continue();
      else if (answer !== 'hangs') await answer(route);
    });
  return asked;
}

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: { code: 'SERVICE_UNAVAILABLE' } });

/** Opens the home page by client-side navigation, so that its rows come from the view call. */
async function openHome(page: Page, locale = '') {
  await open(page, at('apex', `/section/rules${locale}`));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(row(page, 'new-fights')).toBeAttached();
}

/** Replaces `AbortSignal.timeout` by signals that the test aborts by calling `giveUp`. */
const stopClocks = (page: Page) =>
  page.addInitScript(() => {
    const waiting: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      waiting.push(controller);
      return controller.signal;
    };
    Object.assign(window, {
      giveUp: () => waiting.forEach((one) => one.abort(new DOMException('It took too long', 'TimeoutError'))),
    });
  });

/** Records layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
const shifted = async (page: Page) => {
  // Layout shifts are reported after the frame has been painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};

test('the page remains usable without layout shift while one row hangs and one fails, with a retry button @def-17', async ({
  page,
  quiet,
}) => {
  let well = false;
  await stopClocks(page);
  await withLate(page, {
    upcoming: 'hangs',
    'new-fights': (route) => (well ? route.continue() : unavailable(route)),
  });
  await openHome(page);
  const [hanging, failing] = [row(page, 'upcoming'), row(page, 'new-fights')];
  await hanging.scrollIntoViewIfNeeded();
  await hanging.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await watchShifts(page);
  await expect(hanging).toHaveAttribute('aria-busy', 'true');
  await expect(failing.getByRole('alert')).toHaveText('We couldn’t load this row.');

  // While one row hangs and one has failed, the other rows can still be scrolled.
  const others = row(page, 'road88');
  await others.getByRole('list').evaluate((list) => list.scrollBy({ left: 300, behavior: 'instant' }));
  await expect(others.getByRole('button', { name: /^Previous/ })).toBeEnabled();

  well = true;
  await failing.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(failing.locator('a[data-card]')).toHaveCount(10);
  await expect(failing.locator('a[data-card]').first()).toBeFocused();

  // The page’s timeout aborts the hanging call.
  await expect(hanging).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp());
  await expect(hanging.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(hanging).not.toHaveAttribute('aria-busy');
  expect(await shifted(page)).toEqual([]);
  expect(quiet.heard.every((line) => line.includes('503'))).toBe(true);
  quiet.heard.length = 0;
  await row(page, 'live-now').locator('a[data-card]').first().click();
  await expect(page).not.toHaveURL(at('apex'));
});
