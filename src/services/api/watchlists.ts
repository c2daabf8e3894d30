import type { Changed, Listed, WatchlistsPort } from '#renderers/ports/lists.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Api } from './client.ts';
import { ProblemError } from './problem-error.ts';

/** The refusals that say why; every other failure is told in general words. */
const causes: readonly LabelKey[] = [
  'duplicatedItemMessage',
  'watchlistNameIsRequired',
  'watchlistNameTooLong',
  'watchlistAlreadySaved',
  'watchlistFull',
  'tooManyWatchlists',
  'cannotSaveNow',
];

async function changed<Value>(call: Promise<Value>): Promise<Changed<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    const message = error instanceof ProblemError ? error.problem.messages[0] : undefined;
    return { ok: false, cause: causes.find((cause) => cause === message) ?? 'watchlists.changeFailed' };
  }
}

const asked = (lastSeen: string | undefined) => (lastSeen === undefined ? {} : { lastSeen });
const content = ({ id, type }: Listed) => [{ id: String(id), contentType: type }];

/** The watchlists port over the realm server's API. */
export const createWatchlists = (api: Api): WatchlistsPort => ({
  all: (lastSeen) => api.call('GET /api/v3/user/watchlist', { query: asked(lastSeen) }),
  one: ({ id, owner }, lastSeen) =>
    api.call('GET /api/v4/user/watchlist/{id}', {
      params: { id },
      query: { ...asked(lastSeen), ...(owner !== undefined && { owner }) },
    }),
  create: (name) => changed(api.call('POST /api/v3/user/watchlist', { body: { name } }).then(({ id }) => id)),
  rename: (id, name) => changed(api.call('PUT /api/v3/user/watchlist/{id}', { params: { id }, body: { name } })),
  // The secret of one's own may be another by now, or none.
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
