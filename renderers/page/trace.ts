import { createContext } from 'react';

/**
 * Which element is being drawn. React's server renderer tells that something threw, not where in the page:
 * drawing is depth-first, so the last element that began is the one.
 */
export interface Trace {
  pointer?: string;
}

export const TraceContext = createContext<Trace>({});
