import { useCallback, useSyncExternalStore } from 'react';

/**
 * Current time in milliseconds, updated every `step` milliseconds; undefined on the server and in the first render, so
 * that both match.
 */
export function useNow(step = 30_000): number | undefined {
  const subscribe = useCallback(
    (report: () => void) => {
      const clock = setInterval(report, step);
      return () => clearInterval(clock);
    },
    [step],
  );
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / step) * step,
    () => undefined,
  );
}
