import type { Channel, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import type { CardAudience } from '../catalogue/card.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { type GuidePaging, guidePage } from './guide.ts';

const HALF_HOUR = 1_800_000;
/** How far ahead the guide reaches, in milliseconds. */
const REACH = 7 * DAY_MS;
/** Length of the first page in milliseconds; the JSON Schemas use the same value for the following pages. */
const AT_ONCE = DAY_MS / 2;

const iso = (time: number) => new Date(time).toISOString();

/** Fills a page's guide element with the first channels and the next twelve hours. */
export async function firstGuidePage(
  tx: Tx,
  { channel }: NonNullable<ProgrammeGuideBlock['source']>,
  audience: CardAudience,
  count: number,
): Promise<{ items: Channel[]; paging: GuidePaging; besides: Partial<ProgrammeGuideBlock> }> {
  const from = Math.floor(audience.now / HALF_HOUR) * HALF_HOUR;
  const filledTo = from + AT_ONCE;
  const { channels, paging } = await guidePage(tx, audience, { from, to: filledTo, count, channel });
  const besides = {
    from: iso(from),
    to: iso(from + REACH),
    now: iso(audience.now),
    filledTo: iso(filledTo),
    playback: audience.epgPlayback ?? 'DISABLED',
  } as const;
  return { items: channels, paging, besides };
}
