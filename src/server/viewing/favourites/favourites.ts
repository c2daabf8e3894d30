import type { Card } from '#schemas/generated/types.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { toCard } from '../../catalogue/catalogue/card.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { Favourite } from './favourites.store.ts';

/** Favourites per page. */
export const FAVOURITE_CARDS = 9;

/** Builds the cards of favourites, in order. */
export async function favouriteCards(
  tx: Tx,
  context: ViewerContext,
  favourites: readonly Favourite[],
): Promise<Card[]> {
  const audience = getAudience(context);
  const found = await findContents(
    tx,
    audience.realm,
    favourites.map(({ contentId }) => contentId),
  );
  const contents = new Map(found.map((content) => [content.id, content]));
  return favourites.flatMap(({ contentId }) => {
    const content = contents.get(contentId);
    return content ? [{ ...toCard(content, audience), favourite: true }] : [];
  });
}
