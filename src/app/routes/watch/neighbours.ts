import type { Neighbours } from '#screens/watch/neighbours.tsx';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { Services } from '../../services.ts';

/** Number of neighbours requested on each side. */
const SIZE = 5;
const LARGEST_ID = 2_147_483_647;

/** Parses a catalogue id from a URL; undefined if invalid. */
export function parseId(value: string | null): number | undefined {
  const id = value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}

type Needed = Pick<Services, 'api' | 'session' | 'asGuest' | 'diagnostics'>;

/** Reads the watchlist's id and its owner from the URL's query. */
const watchlistIn = (query: URLSearchParams) => ({
  watchlistId: parseId(query.get('watchlistId')),
  owner: query.get('owner') ?? undefined,
});

/** Whether the browser must load the neighbours. The server renders for guests, who have no watchlists. */
export const waitsForViewer = (query: URLSearchParams): boolean => watchlistIn(query).watchlistId !== undefined;

/** Loads the neighbours in a watchlist. Each card names the list, so that the card's link passes it on. */
async function inWatchlist({ api }: Needed, item: number, watchlistId: number, owner: string | undefined) {
  const { preceding, following } = await api.call(
    'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}',
    { params: { owner: owner ?? 'me', watchlistId, item }, query: { size: SIZE } },
  );
  const context = { type: 'WATCHLIST' as const, id: watchlistId, ...(owner !== undefined && { owner }) };
  const cardOf = ({ contentType: _type, ...found }: (typeof preceding)[number]) =>
    ({ ...found, id: Number(found.id), contentContext: [context] }) as Card;
  return { precedingVods: preceding.map(cardOf), followingVods: following.map(cardOf) };
}

/** Requests the neighbours from the list in the URL, else from the series. */
async function askNeighbours(services: Needed, id: number, query: URLSearchParams): Promise<Neighbours> {
  const { api, session } = services;
  const inSeries = () => api.call('GET /api/v4/vod/{id}/adjacent', { params: { id }, query: { size: SIZE } });
  const { watchlistId, owner } = watchlistIn(query);
  if (watchlistId !== undefined && !(await session.ensure()).isGuest)
    return inWatchlist(services, id, watchlistId, owner).catch(inSeries);
  const playlist = parseId(query.get('playlistId'));
  if (playlist === undefined) return inSeries();
  const params = { id: playlist, item: id };
  return api.call('GET /api/v4/playlist/{id}/adjacentTo/{item}', { params, query: { size: SIZE } }).catch(inSeries);
}

/**
 * Neighbours of a video in the watchlist or playlist of the URL, else in its series. Falls back to the series if the
 * video is not in the list; undefined on failure, because the video plays without them.
 */
export async function loadNeighbours(
  services: Needed,
  id: number,
  query: URLSearchParams,
): Promise<Neighbours | undefined> {
  if (services.asGuest && waitsForViewer(query)) return undefined;
  const found = await askNeighbours(services, id, query).catch(
    (error: unknown) => void services.diagnostics.report(`video ${id}`, thrownIssue('', error)),
  );
  return found && found.precedingVods.length + found.followingVods.length > 0 ? found : undefined;
}
