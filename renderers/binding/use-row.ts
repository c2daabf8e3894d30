import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import type { CardSearch, RowPage } from '../ports/data.ts';
import { usePorts } from '../ports/ports.tsx';
import { alertTurns } from './alert-turns.ts';
import { askedOnce } from './asked-once.ts';

/** Where a row's titles come from: with the page, or asked for by section and bucket. */
export type RowSource = {
  [Part in 'sectionId' | 'bucketId' | 'type' | 'contentList' | 'paging']?: BucketBlock[Part] | undefined;
} & {
  /** What its next page is to be asked for by, where that is no row of a page. */
  search?: CardSearch | undefined;
  /** Whose own the titles are: of another viewer they are others, and of the same one later. */
  owner?: string | undefined;
};

type Page = Pick<RowSource, 'contentList' | 'paging'>;

/** A row's titles so far, and how it stands. */
export interface Row {
  cards: Card[];
  /** `waiting` has not asked yet, `retrying` asks again for what failed. */
  state: 'ready' | 'waiting' | 'loading' | 'failed' | 'retrying';
  /** Whether its failure is to be read out: not when many fail at once. */
  announced: boolean;
  /** Asks for the next page; undefined when there is none or one is on its way. */
  more: (() => void) | undefined;
  retry: () => void;
}

type Key = ['row', RowPage, owner?: string];

/** Titles that come at once: part of the product's specification, as are those of rows of the programme guide. */
const AT_ONCE = 10;
const CHANNELS_AT_ONCE = 25;

/** The key of a row's next page, or null at its end. */
export function keyOf(source: RowSource, index: number, previous: Page | null): Key | null {
  const { sectionId, bucketId, type, contentList, search, owner } = source;
  if (!sectionId || bucketId === undefined) return null;
  const count = type === 'EPG' ? CHANNELS_AT_ONCE : AT_ONCE;
  const page = { sectionId, bucketId, count, ...(search && { search }) };
  const keyOfPage = (asked: RowPage): Key => (owner === undefined ? ['row', asked] : ['row', asked, owner]);
  if (index === 0) return keyOfPage(page);
  const before = index === 1 && contentList ? source : previous;
  const lastSeen = before?.paging?.lastSeen;
  return before?.paging?.moreDataAvailable && lastSeen !== undefined ? keyOfPage({ ...page, lastSeen }) : null;
}

/** Titles that come twice, because the list changed between two pages, are shown once. */
function unique(cards: Card[]): Card[] {
  const seen = new Set<string>();
  return cards.filter(({ type, id }) => {
    const key = `${type}#${id}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** What a row's requests tell of themselves. */
interface Asked {
  failed: boolean;
  busy: boolean;
  /** Whether any page is there. */
  some: boolean;
  /** Whether it can ask at all, and has come near enough to. */
  asks: boolean;
  near: boolean;
}

/** How a row stands. */
export function stateOf({ failed, busy, some, asks, near }: Asked): Row['state'] {
  if (failed) return busy ? 'retrying' : 'failed';
  if (!some) return asks ? (near ? 'loading' : 'waiting') : 'ready';
  return busy ? 'loading' : 'ready';
}

/**
 * Binds a row to its source: the first page came with the page or is asked for once the row is near, further ones
 * follow on request, each once, until the source has no more.
 */
export function useRow(source: RowSource, near: boolean): Row {
  const { data } = usePorts();
  const [announced, setAnnounced] = useState(false);
  /** How many pages there were when the next was asked for again. */
  const [retriedAt, setRetriedAt] = useState<number>();
  const { contentList, paging } = source;
  const first: Page | undefined = contentList ? { contentList, paging } : undefined;
  const pages = useSWRInfinite(
    (index: number, previous: Page | null) => (first || near ? keyOf(source, index, previous) : null),
    // The first page came with the page: it is in the list's cache without being asked for again.
    async ([, page]: Key): Promise<Page> => (first && page.lastSeen === undefined ? first : data.bucket(page)),
    {
      ...(first && { fallbackData: [first], revalidateOnMount: false }),
      ...askedOnce,
      // What is the viewer's own may have changed since it was last shown.
      ...(source.owner !== undefined && { revalidateIfStale: true }),
      onError: () => {
        if (alertTurns.take()) setAnnounced(true);
      },
    },
  );
  const { size, setSize } = pages;
  const [, ...later] = pages.data ?? [];
  // The page's own first titles are newer than those that were kept of an earlier visit.
  const loaded = first ? [first, ...later] : (pages.data ?? []);
  const asks = Boolean(source.sectionId) && source.bucketId !== undefined;
  const missing = pages.error === undefined && loaded.length > 0 && loaded.length < size;
  const busy = pages.isValidating || missing;
  const state = stateOf({
    // SWR forgets the error as soon as it asks again.
    failed: pages.error !== undefined || (busy && retriedAt === loaded.length),
    busy,
    some: loaded.length > 0,
    asks,
    near,
  });
  // Asks for the pages that are missing alone.
  const again = () => {
    setRetriedAt(loaded.length);
    void setSize(size);
  };
  useAgainOnline(state === 'failed', again);
  return {
    cards: unique(loaded.flatMap(({ contentList: cards = [] }) => cards)),
    state,
    announced,
    more:
      asks && state === 'ready' && loaded.at(-1)?.paging?.moreDataAvailable
        ? () => void setSize(loaded.length + 1)
        : undefined,
    retry: () => {
      // Whoever asks wants to hear how it went.
      setAnnounced(true);
      again();
    },
  };
}

/** What failed is asked for again as soon as the network is back. */
function useAgainOnline(failed: boolean, again: () => void) {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
}
