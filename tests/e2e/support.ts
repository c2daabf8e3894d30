import {
  type APIRequestContext,
  type APIResponse,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

export const port = Number(process.env['PLAYBILL_TEST_PORT'] ?? 4300);

/** Address of a page of a realm. */
export const at = (realm: string, path = '/'): string => `http://${realm}.localhost:${port}${path}`;

/** Console errors and warnings, and failed requests. */
export interface Quiet {
  heard: string[];
}

/** Records a page’s console errors and warnings. */
export function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    // Playwright logs this message itself when it blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // A non-HTML page names no icon, so the browser requests the default one at any time.
    if (page.url().endsWith('/healthz') && message.location().url.endsWith('/favicon.ico')) return;
    // A film that is left before it starts revokes its blob URL while the browser is about to read it.
    if (message.location().url.startsWith('blob:') && message.text().includes('ERR_FILE_NOT_FOUND')) return;
    // Under load the server drops analytics events first (503), by design, and the browser reports it.
    if (message.location().url.endsWith('/api/v2/analytics/events') && message.text().includes('status of 503')) return;
    if (['error', 'warning'].includes(message.type()))
      heard.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    // The first frame names the chunk that threw.
    const [frame = ''] = stack.split('\n').filter((line) => line.trim().startsWith('at '));
    heard.push(`pageerror: ${message} ${frame.trim()}`.trim());
  });
}

const FRAME_TIMEOUT_MS = 5_000;

/**
 * Tells a fault of the product from a stalled browser after a failure: Playwright’s clicks wait for animation frames,
 * which Chromium sometimes stops rendering.
 * @throws Error naming the pages that run no scripts or render no frames
 */
async function assertPagesRender(pages: Page[]): Promise<void> {
  // A page that navigates or crashes meanwhile rejects at once: it is not stalled.
  const isAnswered = (answer: Promise<unknown>) =>
    Promise.race([
      answer.then(
        () => true,
        () => true,
      ),
      new Promise<false>((done) => setTimeout(done, FRAME_TIMEOUT_MS, false)),
    ]);
  const faults = pages.map(async (page) => {
    if (!(await isAnswered(page.evaluate(() => 1)))) return `${page.url()} runs no scripts`;
    const frame = page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(done)));
    return (await isAnswered(frame)) ? undefined : `${page.url()} renders no frames`;
  });
  const found = (await Promise.all(faults)).filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Error(`Stalled browser: ${found.join('; ')}`);
}

/**
 * Playwright’s `test` with a console that must stay silent; a test that expects messages removes them from
 * `quiet.heard`. Tests without a page start no browser window.
 */
export const test = base.extend<{ quiet: Quiet }>({
  quiet: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed: nothing.
    async ({}, use) => {
      const heard: string[] = [];
      await use({ heard });
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, quiet }, use, testInfo) => {
    listen(page, quiet.heard);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await assertPagesRender(page.context().pages());
  },
});

export { expect };

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until the page is hydrated and its controls respond (src/app/browser/early-clicks.ts). */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'ready' in document.documentElement.dataset);

/** The hydrated element that contains the locator; elements below the fold are hydrated later than the page. */
export const readyAround = (part: Locator): Locator =>
  part.locator('xpath=ancestor-or-self::*[@data-ready][not(self::html)]');

/** Requests a page without a browser. Node cannot resolve subdomains of localhost, so the host goes into a header. */
export const ask = (
  request: APIRequestContext,
  realm: string,
  path = '/',
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> =>
  request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${realm}.localhost:${port}` }, ...options });

/** A row by the id of its bucket. */
export const row = (page: Page, bucket: string) => page.locator(`[data-bucket="${bucket}"]`);

/** The demo’s viewer. */
export const viewer = { email: 'viewer@playbill.test', password: 'playbill-demo' };

/** Signs in by the form. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill(viewer.password);
  await page.locator('form button[type="submit"]').click();
}

/** Saves the viewer’s watch progress of a video in seconds, as a player on another device would. */
export async function keepProgress(page: Page, id: number, progress: number): Promise<void> {
  const status = await page.evaluate(
    async ({ path, body }) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { realm: 'apex', 'content-type': 'application/json', 'x-playbill-session': 'cookie' },
          body,
        })
      ).status,
    { path: `/api/v2/customer/history/vod/${id}`, body: JSON.stringify({ progress }) },
  );
  expect(status).toBe(204);
}

/** Whether the browser lacks H.264; scripts/browser.ts detects it. */
export const noH264 = process.env['PLAYBILL_H264'] === '0';
export const noH264Reason = 'skipped: no H.264 in this browser';
