import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The navigation port's query: what the address asks for after the question mark. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
