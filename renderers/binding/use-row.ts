import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import type { CardSearch, RowPage } from '../ports/data.ts';
import { usePorts } from '../ports/ports.tsx';
import { alertTurns } from './alert-turns.ts';
import { fetchOnceOptions } from './asked-once.ts';

/** Source of a row's titles: the titles in the document, or a section and bucket to fetch them from. */
export type RowSource = {
  [Part in 'sectionId' | 'bucketId' | 'type' | 'contentList' | 'paging']?: BucketBlock[Part] | undefined;
} & {
  /** Parameters of the search, for rows of search results; the next page is requested with them. */
  search?: CardSearch | undefined;
  /** Part of the cache key of personal rows: identifies the viewer to whom the titles belong. */
  owner?: string | undefined;
};

type Page = Pick<RowSource, 'contentList' | 'paging'>;

/** Titles of a row that are loaded so far, and its loading state. */
export interface Row {
  cards: Card[];
  /** `waiting`: no request yet. `retrying`: a failed request is running again. */
  state: 'ready' | 'waiting' | 'loading' | 'failed' | 'retrying';
  /** Whether the failure is announced to screen readers; false when several rows fail at once. */
  announced: boolean;
  /** Loads the next page; undefined at the end of the row and while a request is running. */
  more: (() => void) | undefined;
  retry: () => void;
}

type Key = ['row', RowPage, owner?: string];

/** Page sizes of rows and of TV guide rows, as the product's specification sets them. */
const ROW_PAGE_SIZE = 10;
const CHANNEL_PAGE_SIZE = 25;

/** SWR key of a row's next page, or null at its end. */
export function getRowKey(source: RowSource, index: number, previous: Page | null): Key | null {
  const { sectionId, bucketId, type, contentList, search, owner } = source;
  if (!sectionId || bucketId === undefined) return null;
  const count = type === 'EPG' ? CHANNEL_PAGE_SIZE : ROW_PAGE_SIZE;
  const page = { sectionId, bucketId, count, ...(search && { search }) };
  const keyOfPage = (asked: RowPage): Key => (owner === undefined ? ['row', asked] : ['row', asked, owner]);
  if (index === 0) return keyOfPage(page);
  const before = index === 1 && contentList ? source : previous;
  const lastSeen = before?.paging?.lastSeen;
  return before?.paging?.moreDataAvailable && lastSeen !== undefined ? keyOfPage({ ...page, lastSeen }) : null;
}

/** Removes duplicates that occur when the list changes between two page requests. */
function unique(cards: Card[]): Card[] {
  const seen = new Set<string>();
  return cards.filter(({ type, id }) => {
    const key = `${type}#${id}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** State of a row's requests. */
interface Asked {
  failed: boolean;
  busy: boolean;
  /** Whether any page of the row is loaded. */
  some: boolean;
  /** Whether the row has a source to fetch from. */
  asks: boolean;
  near: boolean;
}

/** Derives the loading state of a row. */
export function getRowState({ failed, busy, some, asks, near }: Asked): Row['state'] {
  if (failed) return busy ? 'retrying' : 'failed';
  if (!some) return asks ? (near ? 'loading' : 'waiting') : 'ready';
  return busy ? 'loading' : 'ready';
}

/**
 * Loads a row. The first page comes with the document or is fetched once the row is near the viewport; each further
 * page is fetched once on request, until the row ends.
 */
export function useRow(source: RowSource, near: boolean): Row {
  const { data } = usePorts();
  const [announced, setAnnounced] = useState(false);
  /**
   * Number of loaded pages when the user last retried a failed request; while it equals the current number, the retry
   * is running.
   */
  const [retriedAt, setRetriedAt] = useState<number>();
  const { contentList, paging } = source;
  const first: Page | undefined = contentList ? { contentList, paging } : undefined;
  const pages = useSWRInfinite(
    (index: number, previous: Page | null) => (first || near ? getRowKey(source, index, previous) : null),
    // Puts the first page from the document into SWR's cache without a request.
    async ([, page]: Key): Promise<Page> => (first && page.lastSeen === undefined ? first : data.bucket(page)),
    {
      ...(first && { fallbackData: [first], revalidateOnMount: false }),
      ...fetchOnceOptions,
      // Personal rows are refetched when shown again, because the viewer may have changed them meanwhile.
      ...(source.owner !== undefined && { revalidateIfStale: true }),
      onError: () => {
        if (alertTurns.take()) setAnnounced(true);
      },
    },
  );
  const { size, setSize } = pages;
  const [, ...later] = pages.data ?? [];
  // The first page that came with the document replaces a cached one from an earlier visit, because it is newer.
  const loaded = first ? [first, ...later] : (pages.data ?? []);
  const asks = Boolean(source.sectionId) && source.bucketId !== undefined;
  const missing = pages.error === undefined && loaded.length > 0 && loaded.length < size;
  const busy = pages.isValidating || missing;
  const state = getRowState({
    // SWR clears the error as soon as a retry starts, so a running retry counts as failed until it succeeds.
    failed: pages.error !== undefined || (busy && retriedAt === loaded.length),
    busy,
    some: loaded.length > 0,
    asks,
    near,
  });
  // Retries the request of the pages that failed; loaded pages are not requested again.
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
      // The failure of a retry is announced even in the quiet period, because a user who retries expects to hear the
      // result.
      setAnnounced(true);
      again();
    },
  };
}

/** Retries a failed row when the browser is online again. */
function useAgainOnline(failed: boolean, again: () => void) {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
}
