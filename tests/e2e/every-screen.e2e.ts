import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Screen, screens } from '../../scripts/screens.ts';
import { at, test as base, expect, hydrated, listen, open, signIn } from './support.ts';

type Realm = 'apex' | 'lumen';

const inLanguage = (path: string, lang: string) =>
  lang ? `${path}${path.includes('?') ? '&' : '?'}lang=${lang}` : path;

/** What somebody has who signed in by the form; once for a worker and realm, since every screen needs it. */
type Keys = Awaited<ReturnType<BrowserContext['storageState']>>;

async function keysOf(browser: Browser, realm: Realm): Promise<Keys> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, at(realm, '/login'));
  await signIn(page);
  await expect(page).not.toHaveURL(/login/);
  const keys = await context.storageState();
  await context.close();
  return keys;
}

const test = base.extend<{ signedIn: (realm: Realm) => Promise<Page> }, { keys: (realm: Realm) => Promise<Keys> }>({
  keys: [
    async ({ browser }, use) => {
      const known = new Map<Realm, Promise<Keys>>();
      await use((realm) => {
        const keys = known.get(realm) ?? keysOf(browser, realm);
        known.set(realm, keys);
        return keys;
      });
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ browser, keys, quiet, contextOptions, viewport }, use) => {
    let context: BrowserContext | undefined;
    await use(async (realm) => {
      context = await browser.newContext({ ...contextOptions, viewport, storageState: await keys(realm) });
      const page = await context.newPage();
      listen(page, quiet.heard);
      return page;
    });
    await context?.close();
  },
});

/** The first thing within the page proper that the keyboard reaches. */
async function reachByKeyboard(page: Page): Promise<string | undefined> {
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.closest('#main') ? focused.tagName : undefined;
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function look(page: Page, realm: Realm, path: string, isText = false) {
  for (const lang of ['', 'es_ES', 'ar']) {
    const response = await page.goto(at(realm, inLanguage(path, lang)), { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    if (!isText) await expect.poll(() => reachByKeyboard(page)).toBeDefined();
    // No text may be wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await faultsOf(page)).toEqual([]);
}

/** Realms on which a screen is worth a look of its own. */
const realmsOf = ({ name, apex, lumen }: Screen): Realm[] =>
  name === 'home' ? ['apex', 'lumen'] : apex ? ['apex'] : lumen ? ['lumen'] : [];

for (const screen of screens)
  for (const realm of realmsOf(screen))
    test(`${screen.name} of ${realm} in three languages, for guests and viewers, valid for everybody @rte-01 @page-04 @nav-11 @i18n-02`, async ({
      page,
      signedIn,
    }) => {
      test.slow();
      const { seenBy, isText } = screen;
      const path = screen[realm] ?? '/';
      if (seenBy !== 'viewers') await look(page, realm, path, isText);
      if (seenBy !== 'guests') await look(await signedIn(realm), realm, path, isText);
    });
