import { useEffect, useRef, useState } from 'react';
import { throttled } from './throttled.ts';

/** How often a list that goes on may ask, in milliseconds: part of the product's specification. */
const PACE = 500;

/** The same call at most once in 500 ms; one that comes too early is made up for, unless there is nothing to ask for by then. */
export function usePaced(ask: (() => void) | undefined): (() => void) | undefined {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const [paced] = useState(() => throttled(() => latest.current?.(), PACE));
  useEffect(() => paced.cancel, [paced]);
  return ask && paced;
}
