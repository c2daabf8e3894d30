import { expect, test } from 'vitest';
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
