import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is a browser that has taken over: false on the server and in the first paint, so that both agree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
