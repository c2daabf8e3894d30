import type { Audience } from '../catalogue/card.ts';
import type { Leaving } from '../access/leaving.ts';
import type { Messages } from '../labels/messages.ts';

/** What a title's page is made from and for. */
export interface TitlePageOptions {
  audience: Audience;
  messages: Messages;
  leaving: Leaving;
  timeZone: string;
  /** For a series: the season that its page is to show. */
  seasonId?: number | undefined;
}
