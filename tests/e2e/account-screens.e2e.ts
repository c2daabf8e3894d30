import type { Page } from '@playwright/test';
import { screens } from '../../scripts/screens.ts';
import { signedIn, signedInAsSupport } from './sessions.ts';
import { at, expect, hydrated, test } from './support.ts';

// One screen of each layout type. The other screens are covered at this width by stories, or consist of the same
// components.
const viewers = ['account', 'account-data', 'account-agreements', 'account-security'];
const pathOf = (name: string) => screens.find((screen) => screen.name === name)?.apex ?? '';

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** Counts and marks the focusable controls in `#main`. Of a radio group only the checked button is a Tab stop. */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('#main :is(a[href], button, input, select, textarea, summary)'),
    ].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        node.tabIndex >= 0 &&
        !node.matches(':disabled, [type=hidden]') &&
        !(node instanceof HTMLInputElement && node.type === 'radio' && !node.checked),
    );
    for (const [index, node] of reachable.entries()) node.dataset['walked'] = String(index);
    return reachable.length;
  });

/** Records each control that receives focus, and whether its focus ring is visible. */
const noteFocus = (page: Page) =>
  page.evaluate(() => {
    const reached: Record<string, string[]> = {};
    Object.assign(window, { reached });
    document.addEventListener('focusin', ({ target }) => {
      const node = target as HTMLElement;
      const index = node.dataset['walked'];
      if (index === undefined) return;
      // A control that fills its label, such as a switch, draws its focus ring on the label or the adjacent element.
      const isSeen = [node, node.parentElement, node.nextElementSibling].some(
        (one) => one && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px',
      );
      const { top, bottom } = node.getBoundingClientRect();
      reached[index] = [
        ...(isSeen ? [] : ['not seen']),
        ...(bottom <= 0 || top >= innerHeight ? ['out of sight'] : []),
      ];
    });
  });

/** Walks the page with the Tab key and returns the controls that it does not reach or that show no visible focus. */
async function walk(page: Page): Promise<string[]> {
  const count = await controlsOf(page);
  await noteFocus(page);
  await page.locator('#main').focus();
  for (let pressed = 0; pressed < count + 5; pressed += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { reached } = window as unknown as { reached: Record<string, string[]> };
    return [...document.querySelectorAll<HTMLElement>('[data-walked]')].flatMap((node) =>
      (reached[node.dataset['walked'] ?? ''] ?? ['not reached']).map(
        (fault) => `${fault}: ${node.outerHTML.slice(0, 120)}`,
      ),
    );
  });
}

async function look(page: Page, path: string): Promise<string[]> {
  await page.goto(at('apex', `${path}${path.includes('?') ? '&' : '?'}lang=ar`));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(wider > 0 ? [`${wider} pixels wider than the window`] : []), ...(await walk(page))].map(
    (fault) => `${path}: ${fault}`,
  );
}

test('account screens work at 320 pixels, right-to-left, in forced colours and by keyboard alone @acct-01 @acct-05 @acct-06 @auth-12 @auth-15', async ({
  page,
}) => {
  const faults = await look(page, pathOf('signup'));
  await signedIn(page);
  for (const name of viewers) faults.push(...(await look(page, pathOf(name))));
  await signedInAsSupport(page);
  faults.push(...(await look(page, '/account/support')));
  expect(faults).toEqual([]);
});
