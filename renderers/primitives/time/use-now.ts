import { useCallback, useSyncExternalStore } from 'react';

/** What the time is, in steps, in milliseconds; undefined on the server and in the first paint, so that both agree. */
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
