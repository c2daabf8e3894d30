import { expect, test } from 'vitest';
import { emptyListFilter } from '../access/list-filter.ts';
import type { CardAudience } from './card.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { readCursor } from './cursor.ts';
import { cardPage } from './list.ts';

const NOW = Date.parse('2026-12-01T20:00:00Z');
const HOUR_MS = 3_600_000;
const audience = {
  now: NOW,
  realm: 'north',
  locale: 'en_US',
  country: 'SE',
  isGuest: true,
  blockedCountries: [],
} as unknown as CardAudience;

/** An event of ten hours that began `hours` hours ago. */
const begunAgo = (id: number, hours: number): ContentRecord => {
  const start = NOW - hours * HOUR_MS;
  const event = { start, end: start + 10 * HOUR_MS, everyMinutes: null, overMinutes: 0 };
  const places = {
    seriesId: null,
    seasonId: null,
    seasonNumber: null,
    episodeNumber: null,
    series: null,
    season: null,
  };
  const record = { id, kind: 'EVENT', title: `Event ${id}`, body: {}, tags: [], access: 'GRANTED', geoblocked: false };
  return {
    ...record,
    ...places,
    event,
    publishedAt: 0,
    liveEventId: null,
    position: id,
    titleRank: id,
    place: null,
  } as unknown as ContentRecord;
};

test('lists live events with the most recently started first, across pages @nav-08', () => {
  const contents = [begunAgo(1, 9), begunAgo(2, 0.01), begunAgo(3, 5), begunAgo(4, -2)];
  const options = { source: { type: 'LIVE' as const }, audience, leaving: emptyListFilter, count: 2 };
  const first = cardPage(contents, options);
  expect(first.cards.map(({ id }) => id)).toEqual([2, 3]);
  const rest = cardPage(contents, { ...options, after: readCursor(String(first.paging.lastSeen)) });
  expect(rest.cards.map(({ id }) => id)).toEqual([1]);
  const oldest = cardPage(contents, { ...options, source: { type: 'LIVE', sort: 'OLDEST' } });
  expect(oldest.cards.map(({ id }) => id)).toEqual([1, 3]);
});
