import type { Card } from '#schemas/generated/types.ts';
import { audienceOf } from '../../catalogue/catalogue/audience.ts';
import { cardOf } from '../../catalogue/catalogue/card.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { favouritesAmong } from '../favourites/favourites.store.ts';
import { requireOwner } from '../../platform/http/owner.ts';
import type { ViewerCall } from '../../platform/http/call.ts';
import { countWatched, listWatched } from './history.store.ts';

/** Titles of a page of the history, as of watchlists. */
export const HISTORY_CARDS = 25;

/** A title that was watched: how far, and when. */
export type WatchedCard = Card & { watchProgress: number; watchedAt: number };

/** A numbered page of what the caller has watched, newest first. @throws ProblemError 403 for a guest. */
export async function historyPage(
  call: ViewerCall,
  page: number,
  count: number,
): Promise<{ vods: WatchedCard[]; total: number }> {
  const { context, realm } = call;
  const owner = requireOwner(call);
  const audience = audienceOf(call);
  return inRealm(context.db, realm.id, async (tx) => {
    const watched = await listWatched(tx, realm.id, owner, { skip: (page - 1) * count, count });
    const ids = watched.map(({ contentId }) => contentId);
    const contents = new Map((await findContents(tx, realm.id, ids)).map((content) => [content.id, content]));
    const favourites = await favouritesAmong(tx, realm.id, owner, ids);
    const vods = watched.flatMap(({ contentId, progress, watchedAt }) => {
      const content = contents.get(contentId);
      const favourite = favourites.has(contentId);
      return content ? [{ ...cardOf(content, audience), favourite, watchProgress: progress, watchedAt }] : [];
    });
    return { vods, total: await countWatched(tx, realm.id, owner) };
  });
}
