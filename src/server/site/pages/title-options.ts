import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import type { ListFilter } from '../../catalogue/access/list-filter.ts';
import type { Messages } from '../../definitions/labels/messages.ts';

/** Parameters of a title page. */
export interface TitlePageOptions {
  audience: CardAudience;
  messages: Messages;
  leaving: ListFilter;
  /** Time zone of the request for formatted times; browsers send none and format times themselves. */
  timeZone: string | undefined;
  /** For a series: the requested season. */
  seasonId?: number | undefined;
}
