import useSWRInfinite from 'swr/infinite';
import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import type { Bucket } from '#schemas/wire/buckets.ts';
import type { RowPage } from '../ports/data.ts';
import { usePorts } from '../ports/ports.tsx';

/** A row's titles so far, and how it stands. */
export interface Row {
  cards: Card[];
  state: 'ready' | 'loading' | 'failed';
  /** Asks for the next page; undefined when there is none or one is on its way. */
  more: (() => void) | undefined;
  retry: () => void;
}

type Key = ['row', RowPage];

/** The key of a row's next page, or null at its end. */
function keyOf(attributes: BucketBlock, index: number, previous: Bucket | null): Key | null {
  const { sectionId, bucketId, contentList } = attributes;
  if (!sectionId) return null;
  const page = { sectionId, bucketId };
  if (index === 0) return ['row', page];
  const before = index === 1 && contentList ? attributes : previous;
  const lastSeen = before?.paging?.lastSeen;
  return before?.paging?.moreDataAvailable && lastSeen !== undefined ? ['row', { ...page, lastSeen }] : null;
}

/** Titles that come twice, because the list changed between two pages, are shown once. */
function unique(cards: Card[]): Card[] {
  const seen = new Set<string>();
  return cards.filter(({ type, id }) => {
    const key = `${type}#${id}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/**
 * Binds a row to its source: the first page came with the page or is asked for, further ones follow on request,
 * each once, until the source has no more.
 */
export function useRow(attributes: BucketBlock): Row {
  const { data } = usePorts();
  const first = attributes.contentList ? (attributes as Bucket) : undefined;
  const pages = useSWRInfinite(
    (index: number, previous: Bucket | null) => keyOf(attributes, index, previous),
    // The first page came with the page: it is in the list's cache without being asked for again.
    async ([, page]: Key) => (first && page.lastSeen === undefined ? first : data.bucket(page)),
    {
      ...(first && { fallbackData: [first] }),
      revalidateOnMount: !first,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const loaded = pages.data ?? (first ? [first] : []);
  const last = loaded.at(-1);
  const loading = pages.isValidating || loaded.length < pages.size;
  const hasMore = Boolean(attributes.sectionId && last?.paging?.moreDataAvailable);
  const failed = pages.error !== undefined && !pages.isValidating;
  return {
    cards: unique(loaded.flatMap(({ contentList = [] }) => contentList)),
    state: failed ? 'failed' : loading ? 'loading' : 'ready',
    more: hasMore && !loading && !failed ? () => void pages.setSize(loaded.length + 1) : undefined,
    retry: () => void pages.mutate(),
  };
}
