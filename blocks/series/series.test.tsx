import { describe, expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const season = (id: number, episodeCount: number) => ({ id, title: `Season ${id - 3000}`, episodeCount });
const series = (...items: unknown[]) =>
  element(
    'series',
    { seasonId: 3002, series: { seriesId: 2001, title: 'The Long Camp' }, seasons: { items } },
    'header',
  );

test('seasons with episodes are offered, each on its page and with its series @ser-01', async () => {
  const { html } = await drawPage([series(season(3001, 5), season(3002, 5), season(3003, 0))]);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  // Once as tabs and once in the drop-down list, of which one shows.
  expect(links).toEqual([...links.slice(0, 2), ...links.slice(0, 2)]);
  expect(links.slice(0, 2)).toEqual(['/season/3001/season-1?seriesId=2001', '/season/3002/season-2?seriesId=2001']);
  expect(html.match(/aria-current="page"/g)).toHaveLength(2);
});

test('where there is nothing to choose between, nothing is offered', async () =>
  expect(textOf((await drawPage([series(season(3002, 5), season(3003, 0))])).html)).toBe(''));

describe('a page that groups by season @page-02', () => {
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

  test('opens the tab that the first season names, before its tabs’ own choice', async () => {
    const { html } = await drawPage(bySeason);
    expect(/id="tab-(\w+)"[^>]*aria-selected="true"/.exec(html)?.[1]).toBe('first');
    expect(shown(html)).toContain('What is in first.');
    expect(shown(html)).not.toContain('What is in about.');
  });

  test('opens the tab that the address names before all else, and a season’s own link is one', async () => {
    const { html } = await drawPage(bySeason, { query: 'tab=second&watchlistId=7' });
    expect(shown(html)).toContain('What is in second.');
    const links = [...html.matchAll(/href="([^"]+)"[^>]*(?:aria-current="page")[^>]*>/g)].map(([, href]) => href);
    expect(links).toContain('?tab=second&amp;watchlistId=7');
    expect(html).toContain('href="?tab=first&amp;watchlistId=7"');
  });

  test('leads to a season’s page where several seasons share a tab, or the page does not have it', async () => {
    const shared = { tab: 'first' };
    const { html } = await drawPage(page({ ...season(3001, 5), ...shared }, { ...season(3002, 5), ...shared }));
    expect(shown(html)).toContain('What is in first.');
    expect(html).toContain('href="/season/3001/season-1?seriesId=2001"');
    const alone = [series({ ...season(3001, 5), tab: 'first' }, { ...season(3002, 5), tab: 'second' })];
    expect((await drawPage(alone)).html).toContain('href="/season/3001/season-1?seriesId=2001"');
  });

  test('begins with its tabs’ own choice where no season names one', async () => {
    const { html } = await drawPage(page(season(3001, 5), season(3002, 5)));
    expect(shown(html)).toContain('What is in about.');
  });
});
