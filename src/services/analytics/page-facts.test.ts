import { expect, test } from 'vitest';
import { pageFactsOf, routeOf } from './page-facts.ts';

const spanish = { live: 'directo', video: 'video', playlist: 'lista' };
const portuguese = { live: 'ao-vivo', video: 'vídeo', playlist: 'lista' };
const emoji = { live: '🔴', video: '🎬', playlist: '📼' };

test.each([
  // path, type, content id
  ['/', 'other', undefined],
  ['/home', 'other', undefined],
  ['/video/1001', 'video', 1001],
  ['/video/1001/night-of-the-southpaws', 'video', 1001],
  ['/video/1001/1917', 'video', 1001],
  ['/video/1001/', 'video', 1001],
  ['/live/5001/apex-88', 'live', 5001],
  ['/playlist/301/the-best-of', 'playlist', 301],
  ['/series/2001/corner-stories', 'other', 2001],
  ['/season/2101', 'other', 2101],
  ['/section/films', 'other', undefined],
  ['/section/2024-finals', 'other', undefined],
  ['/section/finals/season/2101', 'other', 2101],
  ['/search', 'other', undefined],
  ['/videos/7', 'other', 7],
  ['/en/video/7', 'other', 7],
  ['/video/007', 'video', undefined],
  ['/video/99999999999', 'video', undefined],
  ['/video/4000000000', 'video', undefined],
  ['/video/%E0%A4%A', 'video', undefined],
] as const)('%s is %s, content %s @rte-10', (path, type, contentId) => {
  expect(pageFactsOf(path)).toEqual({ type, ...(contentId !== undefined && { contentId }) });
});

test.each([
  ['/directo/5001/gala', spanish, 'live'],
  ['/lista/301', spanish, 'playlist'],
  ['/live/5001', spanish, 'other'],
  ['/ao-vivo/5001', portuguese, 'live'],
  ['/v%C3%ADdeo/1001/noite', portuguese, 'video'],
  ['/%F0%9F%8E%AC/1001', emoji, 'video'],
  ['/🔴/5001', emoji, 'live'],
] as const)('%s by another set of addresses @rte-10', (path, words, type) => {
  expect(pageFactsOf(path, words).type).toBe(type);
});

test.each([
  ['/', {}, '/'],
  ['/login', {}, '/login'],
  ['/video/1001/night', { eventId: '1001', eventTitle: 'night' }, '/video/:eventId/:eventTitle'],
  ['/section/caf%C3%A9', { id: 'café' }, '/section/:id'],
  ['/reset/ada%40example.org', { '*': 'reset/ada@example.org' }, '/*'],
])('%s: no value of an address is told @ana-01', (path, params, route) => {
  expect(routeOf(path, params)).toBe(route);
});
