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

/** The words that the console said, warnings and errors alone, and failed requests. */
export interface Quiet {
  heard: string[];
}

/** Writes down what a page's console says. */
export function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    // What the runner says of itself.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // What is no HTML names no icon, and the browser asks for one by itself, whenever it gets to it.
    if (page.url().endsWith('/healthz') && message.location().url.endsWith('/favicon.ico')) return;
    // A film that is left before it begins takes its address back while the browser is about to read it.
    if (message.location().url.startsWith('blob:') && message.text().includes('ERR_FILE_NOT_FOUND')) return;
    // On a machine that is too busy events give way first, as is promised; the browser tells of each answer that is no success.
    if (message.location().url.endsWith('/api/v2/analytics/events') && message.text().includes('status of 503')) return;
    if (['error', 'warning'].includes(message.type()))
      heard.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => heard.push(`pageerror: ${error.message}`));
}

/** Every journey must leave the console silent; a test that expects a noise says which. One that opens no page needs no window. */
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
  page: async ({ page, quiet }, use) => {
    listen(page, quiet.heard);
    await use(page);
  },
});

export { expect };

/** Goes to an address and waits until the page is ready. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until the page's controls answer (src/app/browser/early-clicks.ts). */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'ready' in document.documentElement.dataset);

/** The element of a page that a part belongs to, once it is hydrated: elements below the fold are hydrated later. */
export const readyAround = (part: Locator): Locator =>
  part.locator('xpath=ancestor-or-self::*[@data-ready][not(self::html)]');

/** Asks for a page without a browser. Node does not know names below localhost, so the host goes into a header. */
export const ask = (
  request: APIRequestContext,
  realm: string,
  path = '/',
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> =>
  request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${realm}.localhost:${port}` }, ...options });

/** A row by its bucket. */
export const row = (page: Page, bucket: string) => page.locator(`[data-bucket="${bucket}"]`);

/** The demo's viewer. */
export const viewer = { email: 'viewer@playbill.test', password: 'playbill-demo' };

/** Signs in by the form. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill(viewer.password);
  await page.locator('form button[type="submit"]').click();
}

/** Keeps how far the viewer of a page has watched a video, in seconds, as a player elsewhere would. */
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

/** Whether the browser plays H.264; the finder asks it (scripts/browser.ts). */
export const noH264 = process.env['PLAYBILL_H264'] === '0';
export const noH264Reason = 'skipped: no H.264 in this browser';
