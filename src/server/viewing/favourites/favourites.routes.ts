import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { getPageNumbers } from '../../catalogue/events/numbers.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { listFavouriteCards } from './favourites-page.ts';
import { countFavourites, listFavourites, putFavourite, removeFavourite } from './favourites.store.ts';

type Names =
  | 'GET /api/v2/favourite/vods'
  | 'GET /api/v2/favourite/ids'
  | 'PUT /api/v2/favourite/vods/{id}'
  | 'DELETE /api/v2/favourite/vods/{id}';

/** Maximum number of ids in the response, because every page that marks favourites loads all of them. */
const MOST_IDS = 5000;

export const favouriteHandlers: Handlers<Names> = {
  'GET /api/v2/favourite/vods': (call) => {
    const { realm, query } = call;
    const owner = toOwner(call.caller);
    const { p, rpp } = query;
    return inRealm(call.db, realm.id, async (tx) => {
      const favourites = await listFavourites(tx, realm.id, owner, { count: rpp, skip: (p - 1) * rpp });
      const total = await countFavourites(tx, realm.id, owner);
      return { events: await listFavouriteCards(tx, call, favourites), ...getPageNumbers(p, rpp, total) };
    });
  },
  'GET /api/v2/favourite/ids': async (call) => {
    const { realm } = call;
    const owner = toOwner(call.caller);
    const favourites = await inRealm(call.db, realm.id, (tx) =>
      listFavourites(tx, realm.id, owner, { count: MOST_IDS }),
    );
    return { ids: favourites.map(({ contentId }) => contentId) };
  },
  'PUT /api/v2/favourite/vods/{id}': async (call) => {
    const { realm, params } = call;
    const owner = toOwner(call.caller);
    await inRealm(call.db, realm.id, async (tx) => {
      const [found] = await findContents(tx, realm.id, [params.id]);
      if (!found) throw new ProblemError('NOT_FOUND', ['There is no such title']);
      await putFavourite(tx, realm.id, owner, params.id, call.clock.now());
    });
    return undefined;
  },
  'DELETE /api/v2/favourite/vods/{id}': async (call) => {
    const { realm, params } = call;
    const owner = toOwner(call.caller);
    await inRealm(call.db, realm.id, (tx) => removeFavourite(tx, realm.id, owner, params.id));
    return undefined;
  },
};
