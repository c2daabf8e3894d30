import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { copyRealm, edit, load } from './realm-copy.ts';
import { at, expect, noH264, noH264Reason, open, signIn, test } from './support.ts';

test.skip(noH264, noH264Reason);

/** Free episodes that follow each other; the first has an intro from 4 to 9 s and ends with credits. */
const FIRST = '/video/1516';
const SECOND = /\/video\/1517\//;

const player = (page: Page) => page.locator('[data-player]');
const video = (page: Page) => page.locator('[data-player] video');
const read = <Key extends 'currentTime' | 'paused' | 'playbackRate'>(page: Page, key: Key) =>
  video(page).evaluate((element, key) => (element as HTMLVideoElement)[key as 'currentTime'], key);
const position = (page: Page) => read(page, 'currentTime') as Promise<number>;
const move = (page: Page, from: 'start' | 'end', seconds: number) =>
  video(page).evaluate(
    (element, { from, seconds }) => {
      const film = element as HTMLVideoElement;
      film.currentTime = from === 'end' ? film.duration - seconds : seconds;
    },
    { from, seconds },
  );
async function watch(page: Page, address = FIRST): Promise<void> {
  await open(page, at('apex', address));
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
}
const button = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name, exact: typeof name === 'string' });

test('by the keyboard alone: every control has a name, and what opens gives the focus back @play-06 @play-07 @play-17', async ({
  page,
}) => {
  await watch(page);
  await page.getByRole('region', { name: /^Video player: / }).focus();
  await page.keyboard.press('k');
  await expect(button(page, 'Play')).toBeVisible();
  const stops: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(stops.filter((name) => !name.startsWith('Play “') && name !== 'Previous')).toEqual(
    expect.arrayContaining([
      'Seek',
      'Play',
      'Next: The Interpreter',
      'Back 10 seconds',
      'Forward 10 seconds',
      'Mute',
      'Volume',
      'Chapters',
      'Transcript',
      'Subtitles',
      'Settings',
      'Full screen',
    ]),
  );
  await expect(player(page).getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '100 %');
  await player(page).getByRole('slider', { name: 'Seek' }).press('Home');
  await page.keyboard.press('>');
  expect(await read(page, 'playbackRate')).toBe(1.25);
  await page.keyboard.press('m');
  await expect(player(page).getByRole('status').filter({ hasText: 'Muted' })).toBeAttached();

  await button(page, 'Settings').press('Enter');
  await expect(player(page).locator('[data-pane="quality"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('radio', { name: '1.25×' })).toBeFocused();
  await button(page, 'Back to all settings').press('Enter');
  await expect(player(page).locator('[data-pane="speed"]')).toBeFocused();
  expect((await new AxeBuilder({ page }).include('[data-player]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Settings')).toBeFocused();

  await button(page, 'Chapters').press('Enter');
  const chapters = player(page).getByRole('list', { name: 'Chapters' }).getByRole('button');
  await expect(chapters.first()).toBeFocused();
  await chapters.nth(1).press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThan(60);
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const keys = player(page).getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Next title, previous title');
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('t');
  const search = player(page).getByRole('searchbox', { name: 'Search the transcript' });
  await search.fill('FISTS');
  const lines = player(page).getByRole('complementary').getByRole('listitem').getByRole('button');
  await expect(lines.first()).toContainText('Two fists');
  // Keys that are typed are letters.
  await search.press('m');
  await expect(button(page, 'Unmute')).toBeVisible();
  await search.fill('fists');
  await lines.first().click();
  await expect.poll(() => position(page)).toBeLessThan(14);
  await button(page, 'Settings').click();
  await player(page).getByRole('button', { name: 'Playback details' }).click();
  await expect(player(page).getByRole('dialog', { name: 'Playback details' })).toContainText('hls');
});

test('subtitles look as their viewer wants them, in their language, also after a reload @play-06 @play-13 @play-16', async ({
  page,
}) => {
  // Chosen before it is there where the choice is kept: it is kept then.
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/page-preferences-[\w-]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await watch(page);
  await button(page, 'Subtitles').click();
  await player(page).getByRole('radio', { name: 'Spanish' }).check();
  await button(page, 'Subtitle style').click();
  await player(page).getByRole('combobox', { name: 'Size' }).selectOption('200%');
  await player(page).getByRole('combobox', { name: 'Text colour' }).selectOption('Yellow');
  await player(page).getByRole('combobox', { name: 'Position' }).selectOption('Top');
  await expect(player(page).locator('[data-sample]')).toHaveCSS('--caption-colour', '#ffff00');
  await page.keyboard.press('Escape');
  const kept = () => page.evaluate(() => localStorage.getItem('playbill.preferences'));
  expect(await kept()).toBeNull();
  letCome();
  await expect.poll(kept).toContain('"size":200');
  await watch(page);
  const drawn = player(page).locator('[data-captions][lang="es"]');
  await expect(drawn.locator('[data-area="top"]')).toHaveText(/\S/);
  await expect(drawn).toHaveCSS('--caption-scale', '2');
  await expect(drawn).toHaveCSS('--caption-colour', '#ffff00');
});

test('an intro is offered to be skipped, or skipped once and given back @play-08', async ({ page }) => {
  await watch(page);
  const offer = button(page, 'Skip intro');
  await move(page, 'start', 4.2);
  await expect(offer).toBeVisible();
  await offer.click();
  await expect.poll(() => position(page)).toBeGreaterThan(8.9);
  await button(page, 'Settings').click();
  await player(page).locator('[data-pane="skipping"]').click();
  await player(page).getByRole('group', { name: 'Intro' }).getByRole('radio', { name: 'Always' }).check();
  await page.keyboard.press('Escape');
  await move(page, 'start', 4.2);
  await expect(player(page).locator('[data-skip="done"]')).toContainText('Skipped intro');
  await button(page, 'Watch it').click();
  await expect(offer).toBeVisible();
  expect(await position(page)).toBeLessThan(9);
});

test('the next title is counted down to, may be refused, and goes on in the same player @play-08 @play-10', async ({
  page,
}) => {
  await watch(page);
  await video(page).evaluate((element) => element.closest('[data-player]')?.setAttribute('data-same', ''));
  await player(page).focus();
  await page.keyboard.press('k');
  await move(page, 'end', 3.4);
  const card = player(page).getByRole('region', { name: 'Up next' });
  await expect(card).toContainText(/The InterpreterStarts in \d s/);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
  await page.keyboard.press('k');
  // At the end there is a choice, and nothing moves by itself.
  await expect(card.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(player(page).locator('[data-large]')).toHaveAccessibleName('Play again');
  await expect(page).toHaveURL(/\/video\/1516/);
  await page.keyboard.press('m');
  await page.keyboard.press('Shift+N');
  await expect(page).toHaveURL(SECOND);
  await expect(page.locator('[data-player][data-same]')).toBeAttached();
  // Around the player everything is the new title's, and there once.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The Interpreter']);
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  await expect(button(page, 'Unmute')).toBeVisible();
  await move(page, 'end', 2);
  await expect(page).toHaveURL(/\/video\/1518\//);
});

for (const lang of ['en', 'ar'])
  test(`on an upright tablet what opens over the picture is no higher than it, in ${lang} @play-06`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await watch(page, `${FIRST}?lang=${lang}`);
    await button(page, lang === 'en' ? 'Settings' : 'الإعدادات').click();
    const first = player(page).locator('[data-pane]').first();
    await expect(first).toBeFocused();
    const [picture, line] = [await player(page).boundingBox(), await first.boundingBox()];
    expect(line?.y).toBeGreaterThan(picture?.y ?? Infinity);
  });

test('over plain http, which browsers give less to, films play and what cannot be copied is said @play-01 @play-06', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['clipboard', 'locks', 'serviceWorker', 'requestMediaKeySystemAccess'])
      Reflect.deleteProperty(Navigator.prototype, name);
  });
  await watch(page);
  await button(page, 'Settings').click();
  await button(page, 'Playback details').click();
  await player(page).getByRole('button', { name: 'Copy as text' }).click();
  await expect(player(page).getByText('It can’t be copied here.')).toBeVisible();
});

test('what is only heard shows its picture, and has no quality to choose @play-09', async ({ page }) => {
  await watch(page, '/video/1151');
  await expect(player(page).locator('[data-audio-only]')).toBeVisible();
  await button(page, 'Settings').click();
  await expect(player(page).locator('[data-pane="speed"]')).toBeVisible();
  await expect(player(page).locator('[data-pane="quality"]')).toHaveCount(0);
});

test.describe('in Arabic, with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the controls are mirrored and seen; time is not @play-06', async ({ page }) => {
    await watch(page, `${FIRST}?lang=ar`);
    const box = async (name: string) => (await button(page, name).boundingBox()) ?? { x: -1 };
    await expect(button(page, 'ملء الشاشة')).toBeVisible();
    expect((await box('ملء الشاشة')).x).toBeLessThan((await box('إيقاف مؤقت')).x);
    expect((await box('رجوع 10 ثوانٍ')).x).toBeLessThan((await box('تقديم 10 ثوانٍ')).x);
    const colours = await button(page, 'ملء الشاشة').evaluate((node) => {
      const { color, backgroundColor } = getComputedStyle(node);
      return [color, backgroundColor];
    });
    expect(colours[0]).not.toBe(colours[1]);
    expect(colours[1]).not.toMatch(/, 0\)$/);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows the controls and puts them away; two at a side skip @play-06', async ({ page }) => {
    await watch(page);
    const away = player(page).locator('[data-idle]');
    await expect(away).toBeAttached();
    const box = await player(page).locator('[data-surface]').boundingBox();
    if (!box) throw new Error('the picture has no box');
    const tap = (share: number) => page.touchscreen.tap(box.x + box.width * share, box.y + box.height * 0.15);
    await tap(0.5);
    await expect(away).not.toBeAttached();
    await tap(0.5);
    await expect(away).toBeAttached();
    const before = await position(page);
    await tap(0.9);
    await tap(0.9);
    await expect.poll(() => position(page)).toBeGreaterThan(before + 9.5);
  });
});

test('one stream too many says where the others play, and may stop them there @play-18', async ({
  page,
  browser,
  quiet,
}) => {
  const folder = copyRealm('onestream', 'One Stream');
  edit(path.join(folder, 'realm.json'), (settings) => ({ ...settings, streams: { limit: 1 } }));
  const loaded = load(folder);
  expect(loaded.status, loaded.stderr).toBe(0);
  const enter = async (one: Page) => {
    await open(one, at('onestream', '/login'));
    await signIn(one);
    await expect(one).not.toHaveURL(/login/);
  };
  await enter(page);
  await open(page, at('onestream', '/video/1001'));
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await enter(other);
  await open(other, at('onestream', '/video/1001'));
  const limit = other.locator('[data-too-many]');
  await expect(limit).toContainText('You are watching on as many devices as you may.');
  await expect(limit.getByRole('listitem')).toContainText(/Chrome.* · .+ · since \d/);
  expect(await read(other, 'paused')).toBe(true);
  await limit.getByRole('button', { name: /^Stop Chrome/ }).click();
  await expect.poll(() => read(other, 'paused')).toBe(false);
  await expect(page.getByText('This was stopped on another device.')).toBeVisible();
  await expect.poll(() => read(page, 'paused')).toBe(true);
  await expect(button(page, 'Play here')).toBeVisible();
  await context.close();
  quiet.heard.splice(0);
});
