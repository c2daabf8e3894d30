import type { Card } from '#schemas/generated/types.ts';
import type { WatchlistItem } from '#schemas/wire/viewing/lists.ts';

/** Converts a watchlist item to a card: numeric id, and a single name for its type. */
export const cardOf = ({ contentType: _kind, ...item }: WatchlistItem): Card =>
  ({ ...item, id: Number(item.id) }) as Card;
