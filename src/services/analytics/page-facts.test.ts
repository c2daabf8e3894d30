import { expect, test } from 'vitest';
import { pathTo } from '#schemas/routes/paths.ts';
import { type RouteName, routePaths } from '#schemas/routes/table.ts';
import { pathSets, pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { pageFactsOf, reportedPageOf } from './page-facts.ts';

test.each([
  // Each row: path, page type, content id in words and as a number.
  ['/', 'other', 'no content id', undefined],
  ['/home', 'other', 'no content id', undefined],
  ['/video/1001', 'video', 'the content id 1001', 1001],
  ['/video/1001/night-of-the-southpaws', 'video', 'the content id 1001', 1001],
  ['/video/1001/1917', 'video', 'the content id 1001', 1001],
  ['/video/1001/', 'video', 'the content id 1001', 1001],
  ['/live/5001/apex-88', 'live', 'the content id 5001', 5001],
  ['/playlist/301/the-best-of', 'playlist', 'the content id 301', 301],
  ['/series/2001/corner-stories', 'other', 'the content id 2001', 2001],
  ['/season/2101', 'other', 'the content id 2101', 2101],
  ['/section/films', 'other', 'no content id', undefined],
  ['/section/2024-finals', 'other', 'no content id', undefined],
  ['/section/finals/season/2101', 'other', 'the content id 2101', 2101],
  ['/search', 'other', 'no content id', undefined],
  ['/videos/7', 'other', 'the content id 7', 7],
  ['/en/video/7', 'other', 'the content id 7', 7],
  ['/video/007', 'video', 'no content id', undefined],
  ['/video/99999999999', 'video', 'no content id', undefined],
  ['/video/4000000000', 'video', 'no content id', undefined],
  ['/video/%E0%A4%A', 'video', 'no content id', undefined],
] as const)('maps the path %s to the page type %s and %s for analytics @rte-10', (path, type, _id, contentId) => {
  expect(pageFactsOf(path, {})).toEqual({ type, ...(contentId !== undefined && { contentId }) });
});

test.each([
  ['es', '/directo/5001/gala', 'live', 5001],
  ['es', '/video/1001/noche', 'video', 1001],
  ['es', '/lista/301', 'playlist', 301],
  ['es', '/live/5001', 'other', 5001],
  ['es', '/serie/2001/historias', 'other', 2001],
  ['pt', '/direto/5001/noite', 'live', 5001],
  ['pt', '/video/1001', 'video', 1001],
  ['pt', '/lista/301/as-melhores', 'playlist', 301],
  ['pt', '/directo/5001', 'other', 5001],
  ['debug', '/📡/5001', 'live', 5001],
  ['debug', '/%F0%9F%8E%9E/1001/1917', 'video', 1001],
  ['debug', '/🎵/301', 'playlist', 301],
  ['debug', '/🎬/2001', 'other', 2001],
  ['de', '/live/5001', 'live', 5001],
] as const)(
  'with the path segments of the language %s, maps the path %s to the page type %s and the content id %s @rte-10',
  (set, path, type, contentId) => {
    expect(pageFactsOf(path, pathSegmentsOf(set))).toEqual({ type, contentId });
  },
);

test.each(['en', ...pathSets])(
  'with the path segments of the language %s, recognises every live, video and playlist route @rte-10',
  (set) => {
    const pathSegments = pathSegmentsOf(set);
    const typed = (Object.keys(routePaths) as RouteName[]).flatMap((name) => {
      const { type } = pageFactsOf(pathTo(name, pathSegments, { eventId: 7, playlistId: 7, id: 'x' }), pathSegments);
      return type === 'other' ? [] : [[name, type]];
    });
    expect(typed).toEqual([
      ['LIVE', 'live'],
      ['WATCH_TOGETHER', 'live'],
      ['PLAYLIST', 'playlist'],
      ['VOD', 'video'],
      ['VOD_TOGETHER', 'video'],
    ]);
  },
);

test.each([
  ['/', { type: 'other', route: 'ROOT' }],
  ['/video/1001/night', { type: 'video', route: 'VOD', contentId: 1001 }],
  ['/season/2101', { type: 'other', route: 'SEASON', contentId: 2101 }],
  ['/section/films', { type: 'other', route: 'SECTION' }],
  ['/confirm-reset/4711', { type: 'other', route: 'CONFIRM_PIN_PROTECTION_RESET' }],
  ['/impersonate/4711', { type: 'other', route: 'IMPERSONATE' }],
  ['/nowhere/ada@example.org/4711', { type: 'other' }],
])('reports only the route name and content id of the path %s to analytics @ana-01 @rte-10', (path, reported) => {
  expect(reportedPageOf(path, {})).toEqual(reported);
});
