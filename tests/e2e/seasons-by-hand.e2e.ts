import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRealm, load } from './realm-copy.ts';
import { at, expect, open, test } from './support.ts';

// Pages that an author makes of a series: one that names a season alone, and one with a tab for each of two seasons.

const series = { seriesId: 2002, title: 'Rooms by the Hour' };
const seasons = [3002, 3003] as const;
const groups = ['one', 'two'] as const;

const picker = (items: object[], more: object = {}) => ({
  $type: 'series',
  $zone: 'header',
  attributes: { seasonId: seasons[0], series, seasons: { items, ...more } },
});

const grouped = [
  {
    $type: 'tabs',
    $zone: 'header',
    attributes: { id: 'groups', activeTab: 'two', items: groups.map((tab) => ({ tab, text: `Group ${tab}` })) },
  },
  picker(seasons.map((id, at) => ({ id, title: `Season ${groups[at]}`, episodeCount: 2, tab: groups[at] }))),
  ...groups.map((tab) => ({
    $type: 'textBlock',
    $zone: 'list',
    attributes: { title: `Titles of ${tab}`, text: `All of ${tab}.`, tab },
  })),
];

// One worker: the realm is loaded once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const folder = copyRealm('seasons', 'Seasons');
  const write = (name: string, elements: object[]) =>
    writeFileSync(path.join(folder, `pages/${name}.json`), JSON.stringify({ version: '1.0', title: name, elements }));
  write('asked', [picker([], { paging: { moreDataAvailable: true } })]);
  write('grouped', grouped);
  const { status, stdout, stderr } = load(folder);
  expect(status, `${stdout}${stderr}`.slice(0, 1000)).toBe(0);
});

test('seasons that a page asks for may fail to load, which is said, and are asked for again @ser-02', async ({
  page,
  quiet,
}) => {
  let fails = true;
  await page.route('**/adjacentTo/**', (route) =>
    fails ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }) : route.continue(),
  );
  await open(page, at('seasons', '/section/asked'));
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load seasons' });
  await expect(alert).toBeVisible();
  fails = false;
  await alert.getByRole('button').click();
  const links = page.getByRole('navigation', { name: `Seasons: ${series.title}` }).locator('a[data-season]');
  await expect(links).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  expect(quiet.heard.splice(0).every((line) => line.includes('503'))).toBe(true);
});

test('a page in groups by season opens the first season’s, and a season is picked by opening its own @page-02', async ({
  page,
}) => {
  await open(page, at('seasons', '/section/grouped'));
  const titles = (group: string) => page.getByRole('heading', { name: `Titles of ${group}` });
  await expect(titles('one')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Group one' })).toHaveAttribute('aria-selected', 'true');
  const second = page.getByRole('link', { name: 'Season two' });
  await second.click();
  await expect(page).toHaveURL(at('seasons', '/section/grouped?tab=two'));
  await expect(titles('two')).toBeVisible();
  await expect(titles('one')).toBeHidden();
  await expect(second).toHaveAttribute('aria-current', 'page');
  // An address that names a tab says more than the first season.
  await page.reload();
  await expect(titles('two')).toBeVisible();
});
