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

test('links a news item to its page within the feed, or to the link that its definition sets @page-01', () => {
  expect(draw([item()])).toContain('href="/news/apex/first"');
  expect(draw([item({ link: { type: 'VOD', id: 1001 } })])).toContain('href="/VOD/1001"');
});

test('shows a news item with an untrusted link, but not the link @def-11', () => {
  const html = draw([item({ link: { type: 'EXTERNAL' } })]);
  expect(html).not.toContain('<a ');
  expect(html).toContain('First');
});

test('the server renders the dates of news items in UTC', () => {
  expect(draw([item()])).toContain('<time dateTime="2026-12-05T04:30:00.000Z"');
  expect(draw([item()])).toContain('December 5, 2026');
});

test('leaves out the invalid date of a news item but shows the item', () => {
  const html = draw([item({ publishedAt: '2026-02-31T24:00:00Z'.replace('24', '23') })]);
  expect(html).toContain('First');
  expect(html).not.toContain('Invalid');
});

test('news items have headings of level 2, or 3 if the block has a title', () => {
  expect(draw([item()], { title: 'News' })).toMatch(/<h2[^>]*>News<\/h2>.*<h3/);
  expect(draw([item()])).toMatch(/<h2[^>]*><a/);
});

test('renders the "empty" message if there are no news items, or nothing if the block defines no message', () => {
  expect(draw([])).toBe('');
  expect(draw([], { emptyTitle: 'Nothing yet' })).toContain('Nothing yet');
});
