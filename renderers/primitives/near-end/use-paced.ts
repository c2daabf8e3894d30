import { useEffect, useRef, useState } from 'react';
import { throttled } from './throttled.ts';

/** Minimum time between two requests of a list, in milliseconds (product specification). */
const REQUEST_INTERVAL_MS = 500;

/** Throttles `ask` to one call per 500 ms; an early call runs later, unless `ask` is undefined by then. */
export function usePaced(ask: (() => void) | undefined): (() => void) | undefined {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const [paced] = useState(() => throttled(() => latest.current?.(), REQUEST_INTERVAL_MS));
  useEffect(() => paced.cancel, [paced]);
  return ask && paced;
}
