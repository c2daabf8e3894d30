import type { Audience } from '../../catalogue/catalogue/card.ts';
import type { Leaving } from '../../catalogue/access/leaving.ts';
import type { Messages } from '../../definitions/labels/messages.ts';

/** What a title's page is made from and for. */
export interface TitlePageOptions {
  audience: Audience;
  messages: Messages;
  leaving: Leaving;
  /** The zone that the caller names, for the words of moments; browsers name none, and find them by their own. */
  timeZone: string | undefined;
  /** For a series: the season that its page is to show. */
  seasonId?: number | undefined;
}
