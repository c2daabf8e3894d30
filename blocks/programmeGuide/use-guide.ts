import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import { type List, useList } from '#renderers/binding/use-list.ts';
import { instantOf } from '#renderers/messages/instant.ts';
import type { ListAsked } from '#renderers/ports/data.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Channel, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { type Guide, stretchOf, type TimeRange } from './lay-out.ts';
import { createGuideRows, partsOf, type GuideTile, tilesIn } from './tiles.ts';
import type { VisibleRange } from './window.ts';

/** Channels per page (product specification). */
const PAGE = 20;

/** Loaded part of a guide, and functions to load more. */
export interface GuideState {
  guide: Guide;
  /** The paginated list of channels. */
  list: List<Channel>;
  /** Whether loading programmes failed. */
  isFailed: boolean;
  retry: () => void;
}

const keyOf = ({ page, part }: GuideTile) => `${page}/${part}`;
const iso = (at: number) => new Date(at).toISOString();

/**
 * Plan for loading a guide: its time range, the part that came with the page, and the request parameters for the rest.
 * A guide written by an author is complete and has no parameters.
 */
export function planOf({ from, to, filledTo, source, pageSize = PAGE }: ProgrammeGuideBlock) {
  const stretch = stretchOf({ from, to });
  if (!stretch) return undefined;
  const until = source && filledTo !== undefined ? instantOf(filledTo) : undefined;
  const parts = partsOf(stretch, until ?? stretch.to);
  const asked = ({ from: begin, to: end }: TimeRange): ListAsked<'EPG'> => ({
    list: 'EPG',
    from: iso(begin),
    to: iso(end),
    count: pageSize,
    ...(source?.channel !== undefined && { channel: source.channel }),
  });
  return { stretch, parts, pageSize, asked, isAsked: until !== undefined };
}

export type GuidePlan = NonNullable<ReturnType<typeof planOf>>;

/** Tiles that were loaded after the page, which contained the first part. */
type Come = ReadonlyMap<string, ReadonlyMap<number, Channel>>;

/** Loads a guide: channels page by page, and for each page the visible hours. */
export function useGuide(
  plan: GuidePlan,
  { channels = [], paging }: ProgrammeGuideBlock,
  shown: VisibleRange,
): GuideState {
  const { data } = usePorts();
  const { stretch, parts, pageSize, asked, isAsked } = plan;
  const [first] = parts;
  const list = useList(isAsked && first ? asked(first) : undefined, { entries: channels, paging });
  const { entries, portions } = list;
  const [come, setCome] = useState<Come>(new Map());
  const missing = isAsked
    ? tilesIn(shown, parts, { pageSize, count: entries.length }).filter(
        (tile) => tile.part > 0 && !come.has(keyOf(tile)),
      )
    : [];
  // Requests that are running, keyed by tile, so that scrolling does not request a tile twice.
  const [underway] = useState(() => new Map<string, Promise<void>>());
  const ask = (tile: GuideTile): Promise<void> => {
    const key = keyOf(tile);
    const part = parts[tile.part];
    const lastSeen = tile.page === 0 ? undefined : portions[tile.page - 1]?.paging?.lastSeen;
    if (!part) return Promise.resolve();
    const coming = data
      .list(asked(part), lastSeen === undefined ? undefined : String(lastSeen))
      .then((portion) => {
        const found = new Map(portion.entries.map((channel) => [channel.eventId, channel]));
        setCome((before) => new Map(before).set(key, found));
      })
      .finally(() => underway.delete(key));
    underway.set(key, coming);
    return coming;
  };
  const tiles = useSWR(
    missing.length > 0 ? ['guide', stretch.from, ...missing.map(keyOf)] : null,
    async () => {
      await Promise.all(missing.map((tile) => underway.get(keyOf(tile)) ?? ask(tile)));
      return true;
    },
    fetchOnceOptions,
  );
  const rowOf = useMemo(() => createGuideRows(parts), [parts]);
  const rows = entries.map((channel, index) => {
    const page = Math.floor(index / pageSize);
    return rowOf(
      parts.map((_, part) => (part === 0 ? channel : come.get(keyOf({ page, part }))?.get(channel.eventId))),
    );
  });
  const isFailed = tiles.error !== undefined && missing.length > 0;
  const retry = () => void tiles.mutate();
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return { guide: { ...stretch, rows }, list, isFailed, retry };
}
