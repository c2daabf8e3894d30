import { useEffect, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';

interface Searched {
  attributes?: { value?: unknown; totalResults?: unknown };
}

/** Reports each search with query length and number of results, never the query itself. */
export function useSearchReport(document: unknown): void {
  const { analytics } = usePorts();
  const reported = useRef('');
  const elements = (document as { elements?: Searched[] } | null)?.elements;
  const box = elements?.find(({ attributes }) => attributes?.totalResults !== undefined)?.attributes;
  const query = typeof box?.value === 'string' ? box.value : '';
  const results = typeof box?.totalResults === 'number' ? box.totalResults : undefined;
  useEffect(() => {
    if (query !== '' && reported.current !== query)
      analytics.report({ type: 'search', queryLength: query.length, ...(results !== undefined && { results }) });
    reported.current = query;
  }, [analytics, query, results]);
}
