import { expect, test } from 'vitest';
import { drawPage, element } from '../../tests/support/draw-page.tsx';
import { tabAfter } from './keys.ts';

const text = (words: string, tab?: string) => element('textBlock', { text: words, ...(tab && { tab }) });
const tabs = element(
  'tabs',
  { id: 't', activeTab: 'films', items: ['films', 'talks', 'about'].map((tab) => ({ tab, text: tab.toUpperCase() })) },
  'header',
);
const page = [tabs, text('always'), text('a film', 'films'), text('two films', 'films'), text('a talk', 'talks')];

/**
 * The visible text of a page with tabs. Panels are siblings, so the text of a hidden panel ends where the next panel
 * begins.
 */
const shown = (html: string) =>
  html
    .split(/(?=<div role="tabpanel")/)
    .filter((part) => !/^<div role="tabpanel"[^>]*hidden=""/.test(part))
    .flatMap((part) => [...part.matchAll(/<div class="\w+">([^<]+)<\/div>/g)].map(([, words]) => words));
const selected = (html: string) => /id="tab-(\w+)"[^>]*aria-selected="true"/.exec(html)?.[1];

test.each([
  ['', 'films', ['always', 'a film', 'two films']],
  ['tab=talks', 'talks', ['always', 'a talk']],
  ['tab=about', 'about', ['always']],
  ['tab=nowhere', 'films', ['always', 'a film', 'two films']],
])('with the query “%s” the tab %s is open and the other tabs are hidden @page-02', async (query, tab, words) => {
  const { html, reported } = await drawPage(page, { query });
  expect(selected(html)).toBe(tab);
  expect(shown(html)).toEqual(words);
  expect(reported).toEqual([]);
});

test('each tab links to the page with that tab open and with the same other query parameters @page-02', async () => {
  const { html } = await drawPage(page, { query: 'lang=ar&tab=talks' });
  expect(html).toContain('href="?lang=ar&amp;tab=about"');
  expect(html).toMatch(/id="tab-films"[^>]*aria-controls="panel-2"/);
  expect(html).toMatch(/id="panel-2"[^>]*aria-labelledby="tab-films"/);
  expect(html).not.toContain('tabindex');
});

test('opens the first tab if the default tab does not exist', async () => {
  const lost = { ...tabs, attributes: { ...(tabs.attributes as object), activeTab: 'gone' } };
  expect(selected((await drawPage([lost])).html)).toBe('films');
});

test('reports to the page’s author an element that is assigned to a missing tab @def-06', async () => {
  const { reported } = await drawPage([tabs, text('lost', 'film')]);
  expect(reported).toEqual([
    '/elements/1/attributes/tab: expected one of the page’s tabs: films, talks, about, found "film"',
  ]);
});

test('shows the elements of a tab if the element that defines the page’s tabs is invalid', async () => {
  const { html } = await drawPage([{ ...tabs, attributes: {} }, text('a film', 'films')]);
  expect(html).toContain('a film');
});

test.each([
  ['ArrowRight', 'left-to-right', 'moves the focus to tab 2', false, 1],
  ['ArrowLeft', 'left-to-right', 'moves the focus to tab 3', false, 2],
  ['ArrowLeft', 'right-to-left', 'moves the focus to tab 2', true, 1],
  ['ArrowRight', 'right-to-left', 'moves the focus to tab 3', true, 2],
  ['End', 'right-to-left', 'moves the focus to tab 3', true, 2],
  ['Home', 'left-to-right', 'keeps the focus on tab 1', false, 0],
  ['x', 'left-to-right', 'does not move the focus', false, undefined],
])('with the first of three tabs focused, the key %s in %s text %s', (key, _direction, _result, rightToLeft, next) =>
  expect(tabAfter(key, 0, 3, rightToLeft)).toBe(next),
);
