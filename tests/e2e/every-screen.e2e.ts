import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Screen, screens } from '../../scripts/screens.ts';
import { findUnfitTexts } from '../support/long-words.ts';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, test } from './support.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/**
 * One check of a screen as guest or viewer: on a phone with a search for texts that overflow, or on a desktop with axe.
 */
interface Look {
  realm: 'apex' | 'lumen';
  screen: Screen;
  who: 'guest' | 'viewer';
  /** Empty for the realm’s default language. */
  lang: '' | 'es_ES' | 'ar';
  /** Whether axe checks the page; once per screen, for the audience that sees most of it. */
  isExamined: boolean;
}

/** Realms in which the screen is checked. */
const realmsOf = ({ name, apex, lumen }: Screen): Look['realm'][] =>
  name === 'home' ? ['apex', 'lumen'] : apex ? ['apex'] : lumen ? ['lumen'] : [];

/**
 * Checks each screen twice: left-to-right, alternating between the realm’s language and Spanish, and right-to-left in
 * Arabic. If both audiences can see a screen, the first check is a guest’s, the second a viewer’s. Other combinations
 * would mostly repeat the same findings.
 */
const looks: Look[] = screens.flatMap((screen, index) =>
  realmsOf(screen).flatMap((realm): Look[] => {
    const lang = index % 2 === 0 ? '' : 'es_ES';
    return [
      { realm, screen, who: screen.seenBy === 'viewers' ? 'viewer' : 'guest', lang, isExamined: false },
      { realm, screen, who: screen.seenBy === 'guests' ? 'guest' : 'viewer', lang: 'ar', isExamined: true },
    ];
  }),
);

const inLanguage = (path: string, lang: string) =>
  lang ? `${path}${path.includes('?') ? '&' : '?'}lang=${lang}` : path;

/** The tag name of the first Tab stop inside `#main`. */
async function reachByKeyboard(page: Page): Promise<string | undefined> {
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.closest('#main') ? focused.tagName : undefined;
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function look(page: Page, { realm, screen, lang, isExamined }: Look) {
  await page.setViewportSize(isExamined ? DESKTOP : PHONE);
  const response = await page.goto(at(realm, inLanguage(screen[realm] ?? '/', lang)), {
    waitUntil: 'domcontentloaded',
  });
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  // Every page has a footer (page-14), except a page shown inside an app.
  await expect(page.getByRole('contentinfo')).toHaveCount(screen.name === 'text-in-app' ? 0 : 1);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  if (!screen.isText) await expect.poll(() => reachByKeyboard(page)).toBeDefined();
  // No content may be wider than the viewport.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (!isExamined) expect(await page.evaluate(findUnfitTexts)).toEqual([]);
  if (isExamined) expect(await faultsOf(page)).toEqual([]);
}

/** Checks per browser: a page costs half as much when another page of its realm was loaded before. */
const AT_ONCE = 6;

for (const who of ['guest', 'viewer'] as const)
  for (const realm of ['apex', 'lumen'] as const) {
    const all = looks.filter((one) => one.who === who && one.realm === realm);
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const some = all.slice(first, first + AT_ONCE);
      const names = [...new Set(some.map(({ screen }) => screen.name))].join(', ');
      test(`the screens ${names} of the realm ${realm} have no layout or accessibility faults for a ${who} in either text direction @rte-01 @page-04 @page-14 @nav-11 @i18n-02`, async ({
        page,
        quiet,
      }) => {
        test.slow();
        if (who === 'viewer') await signedIn(page, realm);
        const faults: string[] = [];
        // Collect failures, so that one screen’s failure does not hide those of the next.
        for (const one of some)
          await test
            .step(`${one.screen.name} ${one.lang}`, () => look(page, one))
            .catch((error: Error) => faults.push(`${one.screen.name} ${one.lang}: ${error.message}`));
        expect(faults).toEqual([]);
        expect(quiet.heard).toEqual([]);
      });
    }
  }
