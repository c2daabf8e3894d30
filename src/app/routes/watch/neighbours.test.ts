import { expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import { loadNeighbours } from './neighbours.ts';

const card = (id: number, more: object = {}) => ({ id, title: `${id}`, type: 'VOD', accessLevel: 'GRANTED', ...more });
const inSeries = { precedingVods: [card(1) as Card], followingVods: [] };
const inList = { preceding: [], following: [{ ...card(3), id: '3', contentType: 'VOD' }] };

/**
 * Loads a video's neighbours with the given fake response for each endpoint. Requests to other endpoints are rejected.
 */
async function around(search: string, answers: Record<string, unknown>, who: 'server' | 'guest' | 'viewer' = 'viewer') {
  const asked: string[] = [];
  const call = async (name: string, { params }: { params: Record<string, unknown> }) => {
    asked.push(name);
    if (!(name in answers)) throw new Error('404');
    return { ...(answers[name] as object), asked: params };
  };
  const session = { ensure: async () => ({ isGuest: who !== 'viewer' }) };
  const services = { api: { call }, session, asGuest: who === 'server', diagnostics: { report: () => undefined } };
  const found = await loadNeighbours(
    services as unknown as Parameters<typeof loadNeighbours>[0],
    2,
    new URLSearchParams(search),
  );
  return { found, asked };
}

const LIST = 'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}';
const SERIES = 'GET /api/v4/vod/{id}/adjacent';
const PLAYLIST = 'GET /api/v4/playlist/{id}/adjacentTo/{item}';

test('loads the previous and next title of the watchlist in the URL, with list and owner on their cards @list-03', async () => {
  const { found } = await around('watchlistId=9&owner=ann', { [LIST]: inList, [SERIES]: inSeries });
  expect(found?.followingVods).toMatchObject([{ id: 3, contentContext: [{ type: 'WATCHLIST', id: 9, owner: 'ann' }] }]);
});

test.each<[string, string, Record<string, unknown>, 'server' | 'guest' | 'viewer', string[]]>([
  [
    'requests watchlist and series if the signed-in user’s watchlist does not contain the video',
    'watchlistId=9',
    { [SERIES]: inSeries },
    'viewer',
    [LIST, SERIES],
  ],
  [
    'requests only the series for a guest with a watchlist in the URL',
    'watchlistId=9',
    { [SERIES]: inSeries },
    'guest',
    [SERIES],
  ],
  ['requests nothing for a watchlist during server rendering', 'watchlistId=9', { [SERIES]: inSeries }, 'server', []],
  [
    'requests only the series for an invalid watchlist id',
    'watchlistId=none',
    { [SERIES]: inSeries },
    'viewer',
    [SERIES],
  ],
  [
    'requests only the playlist if it contains the video',
    'playlistId=4',
    { [PLAYLIST]: inSeries },
    'server',
    [PLAYLIST],
  ],
  [
    'requests playlist and series if the playlist does not contain the video',
    'playlistId=4',
    { [SERIES]: inSeries },
    'viewer',
    [PLAYLIST, SERIES],
  ],
  ['requests only the series if the URL contains no list', '', { [SERIES]: inSeries }, 'server', [SERIES]],
  ['requests only the series, once, if the server does not answer', '', {}, 'server', [SERIES]],
])('loads the previous and next title of a video: %s @list-03 @ser-05', async (_what, search, answers, who, calls) => {
  expect((await around(search, answers, who)).asked).toEqual(calls);
});
