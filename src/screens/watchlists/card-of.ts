import type { Card } from '#schemas/generated/types.ts';
import type { WatchlistItem } from '#schemas/wire/lists.ts';

/** A title of a watchlist as every other list has it: its number is one, and its kind goes by one name. */
export const cardOf = ({ contentType: _kind, ...item }: WatchlistItem): Card =>
  ({ ...item, id: Number(item.id) }) as Card;
