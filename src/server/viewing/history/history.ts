import type { Card } from '#schemas/generated/types.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { toCard } from '../../catalogue/catalogue/card.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { favouritesAmong } from '../favourites/favourites.store.ts';
import { requireOwner } from '../../platform/http/owner.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { countWatched, listWatched } from './history.store.ts';

/** History entries per page, as for watchlists. */
export const HISTORY_CARDS = 25;

/** Card of a watched video. Progress in seconds, `watchedAt` in milliseconds. */
export type WatchedCard = Card & { watchProgress: number; watchedAt: number };

/**
 * Reads a numbered page of the history, most recent first.
 * @throws ProblemError 403 for a guest
 */
export async function historyPage(
  context: ViewerContext,
  page: number,
  count: number,
): Promise<{ vods: WatchedCard[]; total: number }> {
  const { realm } = context;
  const owner = requireOwner(context);
  const audience = getAudience(context);
  return inRealm(context.db, realm.id, async (tx) => {
    const watched = await listWatched(tx, realm.id, owner, { skip: (page - 1) * count, count });
    const ids = watched.map(({ contentId }) => contentId);
    const contents = new Map((await findContents(tx, realm.id, ids)).map((content) => [content.id, content]));
    const favourites = await favouritesAmong(tx, realm.id, owner, ids);
    const vods = watched.flatMap(({ contentId, progress, watchedAt }) => {
      const content = contents.get(contentId);
      const favourite = favourites.has(contentId);
      return content ? [{ ...toCard(content, audience), favourite, watchProgress: progress, watchedAt }] : [];
    });
    return { vods, total: await countWatched(tx, realm.id, owner) };
  });
}
