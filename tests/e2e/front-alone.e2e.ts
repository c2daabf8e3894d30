import { type HostProcess, startHost } from '../support/host-process.ts';
import { expect, hydrated, port, signIn, test } from './support.ts';

// One worker, so that the front end is started once.
test.describe.configure({ mode: 'default' });

let front: HostProcess;
test.beforeAll(async () => {
  front = await startHost({ PLAYBILL_API: `http://127.0.0.1:${port}` });
});
test.afterAll(() => front.stop());

test('a standalone front end serves a realm from a remote API, with sign-in and sign-out @srv-11 @auth-02', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port !== String(front.port)) foreign.push(request.url());
  });
  await page.goto(`http://apex.localhost:${front.port}/login`);
  await hydrated(page);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = page.locator('main img').first();
  await expect.poll(() => pictures.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(front.printed()).not.toContain('no answer');
  // All requests went through the front end.
  expect(foreign).toEqual([]);
});
