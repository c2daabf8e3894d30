import { useEffect, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';

interface Searched {
  $type?: unknown;
  attributes?: { value?: unknown; totalResults?: unknown };
}

/** Tells of each search that a page shows the results of: how long the words were and what they found, never the words. */
export function useSearchTold(document: unknown): void {
  const { analytics } = usePorts();
  const told = useRef('');
  const elements = (document as { elements?: Searched[] } | null)?.elements;
  const box = elements?.find(({ $type }) => $type === 'search')?.attributes;
  const query = typeof box?.value === 'string' ? box.value : '';
  const results = typeof box?.totalResults === 'number' ? box.totalResults : undefined;
  useEffect(() => {
    if (query !== '' && told.current !== query)
      analytics.tell({ type: 'search', queryLength: query.length, ...(results !== undefined && { results }) });
    told.current = query;
  }, [analytics, query, results]);
}
