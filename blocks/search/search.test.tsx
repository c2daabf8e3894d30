import { expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';
import { getDebounceMs } from './wait.ts';

const search = (attributes: object) =>
  element('search', { placeholder: 'Films', value: '', action: { url: '/search' }, ...attributes });

test.each([
  [0, 0],
  [1, 2000],
  [2, 2000],
  [3, 0],
  [4, 1000],
  [40, 1000],
])('after %i typed letters, the search waits %i ms before it sends a request', (length, wait) =>
  expect(getDebounceMs(length)).toBe(wait),
);

test('the search block renders a labelled GET form and the number of results @page-12', async () => {
  const { html } = await drawPage([search({ value: 'orchard', totalResults: 3 })], { lang: 'es_ES' });
  expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/search" method="get"/);
  expect(html).toContain('<input type="hidden" name="lang" value="es_ES"/>');
  expect(html).toMatch(/<label for="(\S+)"[^>]*>Search<\/label>.*<input id="\1"[^>]*name="query"[^>]*value="orchard"/);
  expect(html).toContain('role="status"');
});

test('shows no number of results before a search', async () => {
  expect(textOf((await drawPage([search({ totalResults: 12 })])).html)).toBe('Search');
});
