import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Screen, screens } from '../../scripts/screens.ts';
import { findUnfitTexts } from '../support/long-words.ts';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, test } from './support.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** A screen of a realm, as a guest or a viewer sees it: on a phone, with a long word in each text, or examined by axe. */
interface Look {
  realm: 'apex' | 'lumen';
  screen: Screen;
  who: 'guest' | 'viewer';
  /** Empty for the realm's own. */
  lang: '' | 'es_ES' | 'ar';
  /** Whether axe looks, too: once a screen, at who meets most of it. */
  isExamined: boolean;
}

/** Realms on which a screen is worth a look of its own. */
const realmsOf = ({ name, apex, lumen }: Screen): Look['realm'][] =>
  name === 'home' ? ['apex', 'lumen'] : apex ? ['apex'] : lumen ? ['lumen'] : [];

/**
 * Each screen twice: from left to right, in the realm's language and in Spanish by turns, and from right to left. Where
 * both may see it the first is a guest, the second a viewer: each finds what is at fault with the screen, and what a
 * language or an audience adds is the same on many.
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
  // On every page of both realms (page-14), but for a page that an app shows within itself.
  await expect(page.getByRole('contentinfo')).toHaveCount(screen.name === 'text-in-app' ? 0 : 1);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  if (!screen.isText) await expect.poll(() => reachByKeyboard(page)).toBeDefined();
  // No text may be wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (!isExamined) expect(await page.evaluate(findUnfitTexts)).toEqual([]);
  if (isExamined) expect(await faultsOf(page)).toEqual([]);
}

/** So many looks by one browser: a page costs half as much where another of the realm has been. */
const AT_ONCE = 6;

for (const who of ['guest', 'viewer'] as const)
  for (const realm of ['apex', 'lumen'] as const) {
    const all = looks.filter((one) => one.who === who && one.realm === realm);
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const some = all.slice(first, first + AT_ONCE);
      const names = [...new Set(some.map(({ screen }) => screen.name))].join(', ');
      test(`${names} of ${realm} for a ${who}, from both sides, valid for everybody @rte-01 @page-04 @page-14 @nav-11 @i18n-02`, async ({
        page,
        quiet,
      }) => {
        test.slow();
        if (who === 'viewer') await signedIn(page, realm);
        const faults: string[] = [];
        // What one screen lacks hides nothing of the next.
        for (const one of some)
          await test
            .step(`${one.screen.name} ${one.lang}`, () => look(page, one))
            .catch((error: Error) => faults.push(`${one.screen.name} ${one.lang}: ${error.message}`));
        expect(faults).toEqual([]);
        expect(quiet.heard).toEqual([]);
      });
    }
  }
