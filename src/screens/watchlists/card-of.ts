import type { Card } from '#schemas/generated/types.ts';
import type { WatchlistItem } from '#schemas/wire/viewing/lists.ts';

/**
 * Converts a watchlist item to a card. The API has the id as a string and the type under two names; cards have a number
 * and one name.
 */
export const cardOf = ({ contentType: _kind, ...item }: WatchlistItem): Card =>
  ({ ...item, id: Number(item.id) }) as Card;
