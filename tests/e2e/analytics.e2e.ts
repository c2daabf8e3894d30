import type { Page } from '@playwright/test';
import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import { keptEvents } from '../support/behind-the-server.ts';
import { at, expect, open, row, signIn, test, viewer } from './support.ts';

const dataFolder = process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e';
const collector = '/api/v2/analytics/events';
type Reported = AnalyticsEvent & { event: string };

/** What the page has put on its data layer so far. */
const layer = (page: Page): Promise<Reported[]> => page.evaluate(() => (window.dataLayer ?? []) as Reported[]);
const reported = async (page: Page, type: AnalyticsEvent['type']) =>
  (await layer(page)).filter(({ event }) => event === `playbill.${type}`);
const pointersSeen = async (page: Page) =>
  (await reported(page, 'impression')).map((one) => ('element' in one ? one.element.pointer : ''));

/** Hears what is sent to the collector: that a call was made, and what it held. The browser's own tools do not see into beacons. */
async function listen(page: Page): Promise<{ calls: string[]; bodies: string[] }> {
  const heard = { calls: [] as string[], bodies: [] as string[] };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === collector) heard.calls.push(request.method());
  });
  await page.exposeFunction('hearBody', (body: string) => void heard.bodies.push(body));
  await page.addInitScript(() => {
    const { hearBody } = window as unknown as { hearBody(body: string): void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void new Response(body).text().then(hearBody);
      return send(url, body);
    };
  });
  return heard;
}

/** Waits for the code that counts, which comes last. */
const countingCode = (page: Page) => page.waitForResponse(/\/assets\/analytics-[^/]*\.js$/);

/** Leaves the page, as by closing its tab. */
const leave = (page: Page) => page.goto('about:blank');

test('each element that is seen is kept once, by the names of its definition @ana-01 @def-18', async ({ page }) => {
  // A second and more for each element of the page.
  test.slow();
  await open(page, at('lumen'));
  const marks = page.locator('#main [data-pointer]:has(> :visible)');
  const count = await marks.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index++) {
    const mark = marks.nth(index);
    const pointer = await mark.getAttribute('data-pointer');
    await mark.evaluate((node) => node.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => pointersSeen(page)).toContain(pointer);
  }
  // Back to what has been seen already, for longer than it takes to be seen.
  const since = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return performance.now();
  });
  await page.waitForFunction((start) => performance.now() > start + 1500, since);
  const all = await layer(page);
  const pageId = all[0]?.page.id ?? '';
  await leave(page);
  await expect
    .poll(async () => (await keptEvents(dataFolder, 'lumen', pageId)).length, { message: 'all are kept' })
    .toBe(all.length);
  const kept = await keptEvents(dataFolder, 'lumen', pageId);
  const seen = kept.flatMap((event) => (event.type === 'impression' ? [event] : []));
  expect(seen).toHaveLength(count);
  expect(new Set(seen.map(({ element }) => element.pointer)).size).toBe(count);
  expect(kept.filter(({ type }) => type === 'pageView')).toHaveLength(1);
  expect(kept.find(({ type }) => type === 'pageView')).toMatchObject({
    userType: 'guest',
    page: { type: 'other', route: 'ROOT', source: 'home' },
  });
  // What is in view together is seen in any order.
  expect(seen.map(({ element }) => element)).toContainEqual(
    expect.objectContaining({ kind: 'hero', analyticsId: 'home-hero' }),
  );
  const films = seen.find(({ element }) => element.bucketId === 'films');
  expect(films?.element.exid).toBe('films');
  expect(films?.cards?.length).toBeGreaterThan(1);
  expect(films?.cards?.[0]).toMatchObject({ contentType: expect.any(String), position: 1 });
});

test('what passes by quickly has not been seen @def-18', async ({ page }) => {
  await open(page, at('lumen'));
  await expect.poll(() => pointersSeen(page)).toContain('/elements/0');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await row(page, 'restored').evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const last = await row(page, 'restored').evaluate((section) =>
    section.closest('[data-pointer]')?.getAttribute('data-pointer'),
  );
  await expect.poll(() => pointersSeen(page)).toContain(last);
  const marks = await page.locator('#main [data-pointer]:has(> *)').count();
  expect((await pointersSeen(page)).length).toBeLessThan(marks - 2);
});

test('a card that is followed is told with its row, its title and its place, and each page once @ana-01 @def-18 @rte-10', async ({
  page,
}) => {
  await open(page, at('lumen'));
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(1);
  const card = row(page, 'films').locator('a[data-card][href^="/video/"]').nth(2);
  const id = Number(await card.getAttribute('data-card'));
  const ids = await row(page, 'films')
    .locator('a[data-card]')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('data-card'))));
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video\//);
  expect(await reported(page, 'click')).toMatchObject([
    {
      control: 'card',
      element: { kind: 'bucket', bucketId: 'films', exid: 'films' },
      card: { contentType: 'VOD', contentId: id, position: ids.indexOf(id) + 1 },
      leadsTo: { type: 'video', contentId: id },
      page: { route: 'ROOT' },
    },
  ]);
  await page.goBack();
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(3);
  await page.goForward();
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(4);
  const views = await reported(page, 'pageView');
  expect(views.map(({ page: { type, contentId } }) => [type, contentId])).toEqual([
    ['other', undefined],
    ['video', id],
    ['other', undefined],
    ['video', id],
  ]);
  expect(new Set(views.map((view) => view.page.id)).size).toBe(4);
});

test('another tab of a page is the same page; using it is told once @ana-01 @def-18', async ({ page }) => {
  await open(page, at('lumen', '/section/showcase'));
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(1);
  const tabs = page.getByRole('tab');
  await tabs.nth(1).click();
  await tabs.nth(0).click();
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await reported(page, 'pageView')).toHaveLength(1);
  const used = await reported(page, 'click');
  expect(used).toMatchObject([{ element: { kind: 'tabs' } }]);
});

test('a search is told without its words, a refused sign-in without its name @ana-01', async ({ page, quiet }) => {
  const { bodies } = await listen(page);
  await open(page, at('lumen', '/search'));
  await page.getByRole('main').getByRole('combobox').fill('orchard');
  await expect.poll(() => reported(page, 'search')).toHaveLength(1);
  expect(await reported(page, 'search')).toMatchObject([{ queryLength: 7, results: expect.any(Number) }]);
  expect(await reported(page, 'pageView')).toHaveLength(1);
  await expect.poll(() => bodies.join()).toContain('"queryLength":7');

  await open(page, at('lumen', '/login'));
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(1);
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => reported(page, 'loginError')).toMatchObject([{ code: 'failedAuthentication' }]);
  await expect.poll(() => bodies.join()).toContain('failedAuthentication');
  const said = bodies.join();
  for (const secret of [viewer.email, 'viewer@', 'not the password', 'orchard']) expect(said).not.toContain(secret);
  // The browser itself says that the call was refused.
  expect(quiet.heard).toHaveLength(1);
  quiet.heard.length = 0;
});

test('a browser that asks not to be followed is not @ana-01', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  const { calls } = await listen(page);
  const code = countingCode(page);
  await open(page, at('lumen'));
  await code;
  await row(page, 'films').locator('a[data-card]').first().click();
  await expect(page).not.toHaveURL(at('lumen'));
  expect(await layer(page)).toEqual([]);
  await leave(page);
  expect(calls).toEqual([]);
});

test.describe('in a realm that asks', () => {
  test('nothing at all is sent of a guest, nor of a viewer who has not agreed @ana-01', async ({ page }) => {
    const { calls } = await listen(page);
    const code = countingCode(page);
    await open(page, at('apex'));
    await code;
    await row(page, 'new-fights').locator('a[data-card]').first().click();
    await expect(page).not.toHaveURL(at('apex'));
    await open(page, at('apex', '/login'));
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await row(page, 'new-fights').locator('a[data-card]').first().click();
    await leave(page);
    expect(calls).toEqual([]);
  });

  test('a viewer who agrees is counted, without a name, until the answer is taken back @ana-01', async ({ page }) => {
    const name = `counted-${Date.now()}`;
    const { calls, bodies } = await listen(page);
    const eventsOf = () => bodies.flatMap((body) => (JSON.parse(body) as { events: AnalyticsEvent[] }).events);
    await open(page, at('apex', '/signup?from=%2Fsection%2Frules'));
    const counting = page.getByRole('checkbox', { name: 'Usage statistics' });
    await expect(counting).not.toBeChecked();
    await counting.check();
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Counted');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(`${name}@playbill.test`);
    for (const field of await page.locator('input[type="password"]').all()) await field.fill('a long enough secret');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(at('apex', '/section/rules'));
    const ofRules = () => eventsOf().find((event) => event.page.source === 'rules');
    await expect
      .poll(ofRules)
      .toMatchObject({ type: 'pageView', userType: 'viewer', page: { type: 'other', route: 'SECTION' } });
    await expect.poll(() => keptEvents(dataFolder, 'apex', ofRules()?.page.id ?? '')).not.toEqual([]);
    for (const personal of [name, 'playbill.test', 'Nina', 'secret']) expect(bodies.join()).not.toContain(personal);

    await open(page, at('apex', '/consent?from=%2F'));
    await page.getByRole('checkbox', { name: 'Usage statistics' }).uncheck();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(at('apex'));
    const before = calls.length;
    await row(page, 'new-fights').locator('a[data-card]').first().click();
    await expect(page).not.toHaveURL(at('apex'));
    await leave(page);
    expect(calls).toHaveLength(before);
  });
});
