import type { Page } from '@playwright/test';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import { keptEvents } from '../support/behind-the-server.ts';
import { password } from './newcomers.ts';
import { signedIn, signedUp } from './sessions.ts';
import { at, expect, open, row, test, viewer } from './support.ts';

const dataFolder = process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e';
const collector = '/api/v2/analytics/events';
type Reported = AnalyticsEvent & { event: string };

/** The events on the page’s `dataLayer` so far. */
const layer = (page: Page): Promise<Reported[]> => page.evaluate(() => (window.dataLayer ?? []) as Reported[]);
const reported = async (page: Page, type: AnalyticsEvent['type']) =>
  (await layer(page)).filter(({ event }) => event === `playbill.${type}`);
const pointersSeen = async (page: Page) =>
  (await reported(page, 'impression')).map((one) => ('element' in one ? one.element.pointer : ''));

/**
 * Records calls to the collector and their bodies. Playwright cannot read beacon bodies, so `sendBeacon` is wrapped.
 */
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

/** Sends queued events at once, as a hidden page does, instead of after five seconds. */
const flush = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** Waits for the analytics chunk, the last script that a page loads. */
const countingCode = (page: Page) => page.waitForResponse(/\/assets\/analytics-[^/]*\.js$/);

/** Leaves the page, as closing its tab does. */
const leave = (page: Page) => page.goto('about:blank');

test('records one impression for each element that stays in view, and one click for the card whose link was clicked @ana-01 @def-18 @rte-10', async ({
  page,
}) => {
  await open(page, at('lumen'));
  await expect.poll(() => pointersSeen(page)).toContain('/elements/0');
  // Elements that are in view for only a few frames must not count as impressions.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const films = row(page, 'films');
  await films.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const pointer = await films.evaluate((section) => section.closest('[data-pointer]')?.getAttribute('data-pointer'));
  // Elements that came into view before this row are reported before it or in the same batch, so all are counted once
  // its pointer appears.
  await expect.poll(() => pointersSeen(page)).toContain(pointer);
  const marks = await page.locator('#main [data-pointer]:has(> *)').count();
  const pointers = await pointersSeen(page);
  expect(pointers.length).toBeLessThan(marks - 2);
  expect(new Set(pointers).size).toBe(pointers.length);

  const card = films.locator('a[data-card][href^="/video/"]').nth(2);
  const id = Number(await card.getAttribute('data-card'));
  const ids = await films
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
  const views = await reported(page, 'pageView');
  expect(views.map(({ page: { type, contentId } }) => [type, contentId])).toEqual([
    ['other', undefined],
    ['video', id],
    ['other', undefined],
  ]);
  expect(new Set(views.map((view) => view.page.id)).size).toBe(3);

  const first = (await layer(page)).filter((event) => event.page.id === views[0]?.page.id);
  await leave(page);
  await expect
    .poll(async () => (await keptEvents(dataFolder, 'lumen', views[0]?.page.id ?? '')).length)
    .toBe(first.length);
  const kept = await keptEvents(dataFolder, 'lumen', views[0]?.page.id ?? '');
  expect(kept.find(({ type }) => type === 'pageView')).toMatchObject({
    userType: 'guest',
    page: { type: 'other', route: 'ROOT', source: 'home' },
  });
  const seen = kept.flatMap((event) => (event.type === 'impression' ? [event] : []));
  expect(seen.map(({ element }) => element)).toContainEqual(
    expect.objectContaining({ kind: 'hero', analyticsId: 'home-hero' }),
  );
  const ofFilms = seen.find(({ element }) => element.bucketId === 'films');
  expect(ofFilms?.cards?.length).toBeGreaterThan(1);
  expect(ofFilms?.cards?.[0]).toMatchObject({ contentType: expect.any(String), position: 1 });
});

test('counts a change of tab as the same page; search and failed sign-in events omit what was typed @ana-01 @def-18', async ({
  page,
  quiet,
}) => {
  const { bodies } = await listen(page);
  await open(page, at('lumen', '/section/showcase'));
  await expect.poll(() => reported(page, 'pageView')).toHaveLength(1);
  const tabs = page.getByRole('tab');
  for (const index of [1, 0, 1]) await tabs.nth(index).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await reported(page, 'pageView')).toHaveLength(1);
  expect(await reported(page, 'click')).toMatchObject([{ element: { kind: 'tabs' } }]);

  await open(page, at('lumen', '/search'));
  await page.getByRole('main').getByRole('combobox').fill('orchard');
  await expect.poll(() => reported(page, 'search')).toMatchObject([{ queryLength: 7, results: expect.any(Number) }]);
  expect(await reported(page, 'pageView')).toHaveLength(1);
  await flush(page);
  await expect.poll(() => bodies.join()).toContain('"queryLength":7');

  await open(page, at('lumen', '/login'));
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => reported(page, 'loginError')).toMatchObject([{ code: 'failedAuthentication' }]);
  await flush(page);
  await expect.poll(() => bodies.join()).toContain('failedAuthentication');
  const said = bodies.join();
  for (const secret of [viewer.email, 'viewer@', 'not the password', 'orchard']) expect(said).not.toContain(secret);
  // The browser console reports the refused call.
  expect(quiet.heard.splice(0)).toHaveLength(1);
});

test('sends no analytics with Global Privacy Control, nor without an answer in a realm that requires consent @ana-01', async ({
  page,
}) => {
  const { calls } = await listen(page);
  // The realm apex requires consent first; lumen does not.
  for (const realm of ['apex', 'lumen']) {
    if (realm === 'lumen') await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
    else await signedIn(page, realm);
    const code = countingCode(page);
    await open(page, at(realm, '/section/about'));
    await code;
    await leave(page);
  }
  expect(calls).toEqual([]);
});

test('counts a consenting viewer’s events without personal data until consent is withdrawn @ana-01', async ({
  page,
}) => {
  const { calls, bodies } = await listen(page);
  const eventsOf = () => bodies.flatMap((body) => (JSON.parse(body) as { events: AnalyticsEvent[] }).events);
  const name = await signedUp(page);
  const answer = async (isAgreed: boolean) => {
    await open(page, at('apex', '/consent?from=%2Fsection%2Frules'));
    await page.getByRole('checkbox', { name: 'Usage statistics' }).setChecked(isAgreed);
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(at('apex', '/section/rules'));
  };
  await answer(true);
  const ofRules = () => eventsOf().find((event) => event.page.source === 'rules');
  await expect
    .poll(async () => {
      await flush(page);
      return ofRules();
    })
    .toMatchObject({ type: 'pageView', userType: 'viewer', page: { type: 'other', route: 'SECTION' } });
  await expect.poll(() => keptEvents(dataFolder, 'apex', ofRules()?.page.id ?? '')).not.toEqual([]);
  for (const personal of [name, 'playbill.test', 'Nina', password]) expect(bodies.join()).not.toContain(personal);

  await answer(false);
  const before = calls.length;
  await open(page, at('apex', '/section/classics'));
  await leave(page);
  expect(calls).toHaveLength(before);
});
