import type { ListChangeResult, Listed, WatchlistsPort } from '#renderers/ports/lists.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Api } from './client.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';

/** Error messages of the server that are also label keys. */
const causes: readonly LabelKey[] = [
  'duplicatedItemMessage',
  'watchlistNameIsRequired',
  'watchlistNameTooLong',
  'watchlistAlreadySaved',
  'watchlistFull',
  'watchlistIsGone',
  'titleIsGone',
  'titleNotInWatchlist',
  'tooManyWatchlists',
  'tooManyRequests',
  'cannotSaveNow',
];

/** Maps an error to a label key: by its message, else by its status, else a general label. */
function causeOf(error: unknown): LabelKey {
  if (!(error instanceof ProblemError)) return 'watchlists.changeFailed';
  const { status, code, messages } = error.problem;
  if (status === NO_ANSWER) return 'offlineText';
  const told = causes.find((cause) => cause === messages[0]);
  if (told) return told;
  // 401 and 403 mean that the viewer signed out in another tab.
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  return code === 'SERVICE_UNAVAILABLE' ? 'watchlists.away' : 'watchlists.changeFailed';
}

async function changed<Value>(call: Promise<Value>): Promise<ListChangeResult<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    return { ok: false, cause: causeOf(error) };
  }
}

const asked = (lastSeen: string | undefined) => (lastSeen === undefined ? {} : { lastSeen });
const content = ({ id, type }: Listed) => [{ id: String(id), contentType: type }];

/** Implements the watchlists port with the realm server's API. */
export const createWatchlists = (api: Api): WatchlistsPort => ({
  all: (lastSeen) => api.call('GET /api/v3/user/watchlist', { query: asked(lastSeen) }),
  one: ({ id, owner }, lastSeen) =>
    api.call('GET /api/v4/user/watchlist/{id}', {
      params: { id },
      query: { ...asked(lastSeen), ...(owner !== undefined && { owner }) },
    }),
  create: (name) => changed(api.call('POST /api/v3/user/watchlist', { body: { name } }).then(({ id }) => id)),
  rename: (id, name) => changed(api.call('PUT /api/v3/user/watchlist/{id}', { params: { id }, body: { name } })),
  // Uses `me` for own watchlists: their external owner id may have changed or been removed since the page was loaded.
  remove: ({ watchlistExternalId: watchlistId, ownerExternalId, ownership }) =>
    changed(
      api.call('DELETE /api/v3/user/watchlist/{owner}/{watchlistId}', {
        params: { owner: ownership === 'OWNED' ? 'me' : ownerExternalId, watchlistId },
      }),
    ),
  share: (id) => changed(api.call('PUT /api/v4/user/watchlist/{id}/share', { params: { id } })),
  stopSharing: (id) => changed(api.call('DELETE /api/v4/user/watchlist/{id}/share', { params: { id } })),
  keep: ({ watchlistExternalId: watchlistId, ownerExternalId: owner }) =>
    changed(api.call('POST /api/v3/user/watchlist/{owner}/{watchlistId}/save', { params: { owner, watchlistId } })),
  add: (id, title) =>
    changed(
      api
        .call('POST /api/v4/user/watchlist/{id}/content', { params: { id }, body: { content: content(title) } })
        .then(() => undefined),
    ),
  take: (id, { id: contentId, type }) =>
    changed(
      api.call('DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}', { params: { id, type, contentId } }),
    ),
  place: (id, title, after) =>
    changed(
      api.call('POST /api/v4/user/watchlist/{id}', {
        params: { id },
        query: after === undefined ? {} : { lastSeen: after },
        body: { content: content(title) },
      }),
    ),
});
