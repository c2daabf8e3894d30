import { instantOf } from '#renderers/messages/instant.ts';
import type { LiveCard } from '#schemas/generated/types.ts';

/** A programme with its times in milliseconds since 1970. */
export interface RowAiring {
  title: string;
  from: number;
  to: number;
}

/** Current and next programme of a channel. */
export interface ChannelOnAir {
  current: RowAiring | undefined;
  next: RowAiring | undefined;
}

type Programme = NonNullable<LiveCard['programmingInfo']>['currentProgramme'];

function airing(programme: Programme): RowAiring | undefined {
  const from = programme && instantOf(programme.startDate);
  const to = programme && instantOf(programme.endDate);
  return from !== undefined && to !== undefined && from < to
    ? { title: programme?.episode ?? '', from, to }
    : undefined;
}

/**
 * Current and next programme of a card's channel. The page's definition contains those at the time of its creation;
 * once the browser knows the time, programmes that have ended are skipped.
 */
export function onAir({ programmingInfo }: Pick<LiveCard, 'programmingInfo'>, now: number | undefined): ChannelOnAir {
  const current = airing(programmingInfo?.currentProgramme);
  const next = airing(programmingInfo?.nextProgramme);
  if (now === undefined) return { current, next };
  const coming = next && next.to > now ? next : undefined;
  if (current && current.to > now) return { current, next: coming };
  return coming && coming.from <= now ? { current: coming, next: undefined } : { current: undefined, next: coming };
}

/** Elapsed share of a programme, from 0 to 1. */
export const shareOver = ({ from, to }: RowAiring, now: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));
