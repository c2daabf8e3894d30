import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../../scripts/screens.ts';
import { signedIn, signedInAsSupport } from './sessions.ts';
import { at, expect, hydrated, test } from './support.ts';

/** The screens about a person, by their audience. */
const guests = [
  'login',
  'signup',
  'request-password',
  'reset-password',
  'magic-link',
  'email-confirmation',
  'activate',
];
const viewers = [
  'tv-login',
  'preferences',
  'account',
  'profiles',
  'account-data',
  'account-agreements',
  'account-security',
  'consent',
];
const pathOf = (name: string) => screens.find((screen) => screen.name === name)?.apex ?? '';

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** What can be pressed or typed into below the page's heading, by what it is; of a group of radio buttons the keyboard reaches one. */
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

/** Where the keyboard is, and whether that is seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement as HTMLElement | null;
    const index = node?.dataset['walked'];
    if (!node || index === undefined) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    // A control that fills its label, such as a switch, is seen by that of the label or the part beside it.
    const isSeen = [node, node.parentElement, node.nextElementSibling].some(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px',
    );
    const box = node.getBoundingClientRect();
    return {
      index: Number(index),
      what: `${node.outerHTML.slice(0, 90)} ${outlineStyle} ${outlineWidth}`,
      isSeen,
      top: box.top,
      bottom: box.bottom,
    };
  });

/** Goes through the page by the keyboard alone, and says what it does not reach or where it cannot be seen. */
async function walk(page: Page): Promise<string[]> {
  const count = await controlsOf(page);
  await page.locator('#main').focus();
  const faults: string[] = [];
  const reached = new Set<number>();
  for (let pressed = 0; pressed < count + 5; pressed += 1) {
    await page.keyboard.press('Tab');
    const where = await focused(page);
    if (!where) continue;
    reached.add(where.index);
    if (!where.isSeen) faults.push(`not seen: ${where.what}`);
    if (where.bottom <= 0 || where.top >= 640) faults.push(`out of sight: ${where.what}`);
  }
  const missed = await page.evaluate(
    (indices) =>
      [...document.querySelectorAll<HTMLElement>('[data-walked]')]
        .filter((node) => !indices.includes(Number(node.dataset['walked'])))
        .map((node) => `not reached: ${node.outerHTML.slice(0, 120)}`),
    [...reached],
  );
  return [...new Set([...faults, ...missed])];
}

async function look(page: Page, path: string): Promise<string[]> {
  await page.goto(at('apex', `${path}${path.includes('?') ? '&' : '?'}lang=ar`));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // Colours are the system's here; the page's own are looked at with every screen.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules('color-contrast')
    .analyze();
  return [
    ...(wider > 0 ? [`${wider} pixels wider than the window`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ...(await walk(page)),
  ].map((fault) => `${path}: ${fault}`);
}

async function lookAtAll(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await look(page, path)));
  expect(faults).toEqual([]);
}

test('lets guests use the account screens at 320 pixels, right to left, in forced colours, by keyboard alone @auth-02 @auth-11 @auth-12 @auth-13 @auth-14 @auth-15', async ({
  page,
}) => {
  test.slow();
  await lookAtAll(page, guests.map(pathOf));
});

test('lets viewers use their account screens at 320 pixels, right to left, in forced colours, by keyboard alone @acct-01 @acct-02 @acct-03 @acct-05 @acct-06 @auth-15', async ({
  page,
}) => {
  test.slow();
  await signedIn(page);
  await lookAtAll(page, viewers.map(pathOf));
});

test('lets support use its screens at 320 pixels, right to left, in forced colours, by keyboard alone @auth-15', async ({
  page,
}) => {
  test.slow();
  await signedInAsSupport(page);
  await lookAtAll(page, ['/account/support', '/impersonate/link']);
});
