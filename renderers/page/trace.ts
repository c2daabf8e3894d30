import { createContext } from 'react';

/**
 * JSON pointer of the element being rendered. React's server renderer reports errors without their place; rendering is
 * depth-first, so the last element that started is the one that threw.
 */
export interface Trace {
  pointer?: string;
}

export const TraceContext = createContext<Trace>({});
