import { describe, expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const season = (id: number, episodeCount: number) => ({ id, title: `Season ${id - 3000}`, episodeCount });
const series = (...items: unknown[]) =>
  element(
    'series',
    { seasonId: 3002, series: { seriesId: 2001, title: 'The Long Camp' }, seasons: { items } },
    'header',
  );

test('the season picker offers the seasons that have episodes, each as a link to its page with the series id @ser-01', async () => {
  const { html } = await drawPage([series(season(3001, 5), season(3002, 5), season(3003, 0))]);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  // The picker is rendered twice, as tabs and as a list; CSS shows one of them.
  expect(links).toEqual([...links.slice(0, 2), ...links.slice(0, 2)]);
  expect(links.slice(0, 2)).toEqual(['/season/3001/season-1?seriesId=2001', '/season/3002/season-2?seriesId=2001']);
  expect(html.match(/aria-current="page"/g)).toHaveLength(2);
});

test('renders no season picker if fewer than two seasons have episodes', async () =>
  expect(textOf((await drawPage([series(season(3002, 5), season(3003, 0))])).html)).toBe(''));

describe('season picker on a page whose titles are grouped by season in tabs @page-02', () => {
  const names = ['first', 'second', 'about'];
  const tabs = element(
    'tabs',
    { id: 't', activeTab: 'about', items: names.map((tab) => ({ tab, text: tab })) },
    'header',
  );
  const words = names.map((tab) => element('textBlock', { text: `What is in ${tab}.`, tab }));
  const page = (...items: object[]) => [tabs, series(...items), ...words];
  const shown = (html: string) => textOf(html.replaceAll(/<div role="tabpanel"[^>]* hidden="">.*?<\/div><\/div>/g, ''));
  const bySeason = page({ ...season(3001, 5), tab: 'first' }, { ...season(3002, 5), tab: 'second' });

  test('opens the first season’s tab rather than the default tab', async () => {
    const { html } = await drawPage(bySeason);
    expect(/id="tab-(\w+)"[^>]*aria-selected="true"/.exec(html)?.[1]).toBe('first');
    expect(shown(html)).toContain('What is in first.');
    expect(shown(html)).not.toContain('What is in about.');
  });

  test('opens the tab in the URL rather than any other, and links each season to its tab', async () => {
    const { html } = await drawPage(bySeason, { query: 'tab=second&watchlistId=7' });
    expect(shown(html)).toContain('What is in second.');
    const links = [...html.matchAll(/href="([^"]+)"[^>]*(?:aria-current="page")[^>]*>/g)].map(([, href]) => href);
    expect(links).toContain('?tab=second&amp;watchlistId=7');
    expect(html).toContain('href="?tab=first&amp;watchlistId=7"');
  });

  test('links to a season’s page if several seasons share the season’s tab or the page lacks that tab', async () => {
    const shared = { tab: 'first' };
    const { html } = await drawPage(page({ ...season(3001, 5), ...shared }, { ...season(3002, 5), ...shared }));
    expect(shown(html)).toContain('What is in first.');
    expect(html).toContain('href="/season/3001/season-1?seriesId=2001"');
    const alone = [series({ ...season(3001, 5), tab: 'first' }, { ...season(3002, 5), tab: 'second' })];
    expect((await drawPage(alone)).html).toContain('href="/season/3001/season-1?seriesId=2001"');
  });

  test('opens the page’s default tab if no season is assigned to a tab', async () => {
    const { html } = await drawPage(page(season(3001, 5), season(3002, 5)));
    expect(shown(html)).toContain('What is in about.');
  });
});
