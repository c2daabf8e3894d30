import { expect, test } from 'vitest';
import type { NewsItem } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import news from './index.ts';

const item = (more: Partial<NewsItem> = {}): NewsItem => ({
  id: 'first',
  title: 'First',
  publishedAt: '2026-12-04T23:30:00-05:00',
  ...more,
});
const draw = (items: NewsItem[], more: object = {}) => drawBlock(news, { feedName: 'apex', items, ...more });

test('an item leads to its page within the feed, or where its own link says @page-01', () => {
  expect(draw([item()])).toContain('href="/news/apex/first"');
  expect(draw([item({ link: { type: 'VOD', id: 1001 } })])).toContain('href="/VOD/1001"');
});

test('an item whose link cannot be trusted leads nowhere, and is still read @def-11', () => {
  const html = draw([item({ link: { type: 'EXTERNAL' } })]);
  expect(html).not.toContain('<a ');
  expect(html).toContain('First');
});

test('the server says the date in UTC, for browsers of any time zone to take over', () => {
  expect(draw([item()])).toContain('<time dateTime="2026-12-05T04:30:00.000Z"');
  expect(draw([item()])).toContain('December 5, 2026');
});

test('a day that the calendar does not have is left out alone', () => {
  const html = draw([item({ publishedAt: '2026-02-31T24:00:00Z'.replace('24', '23') })]);
  expect(html).toContain('First');
  expect(html).not.toContain('Invalid');
});

test('headings stand one below another, with and without a title of the block', () => {
  expect(draw([item()], { title: 'News' })).toMatch(/<h2[^>]*>News<\/h2>.*<h3/);
  expect(draw([item()])).toMatch(/<h2[^>]*><a/);
});

test('without items it says so when it has words for that, and is not there otherwise', () => {
  expect(draw([])).toBe('');
  expect(draw([], { emptyTitle: 'Nothing yet' })).toContain('Nothing yet');
});
