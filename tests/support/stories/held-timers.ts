import { spyOn } from 'storybook/test';

/** Holds back the timers that have the given delay; the story runs them itself. */
export function holdTimers(milliseconds: number) {
  const { setTimeout: start } = window;
  const held: (() => void)[] = [];
  const spy = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== milliseconds) return start(run, after, ...rest);
    held.push(run);
    return -held.length;
  }) as typeof window.setTimeout);
  return {
    /** Number of held timers. */
    count: () => held.length,
    run: () => {
      for (const one of held.splice(0)) one();
    },
    release: () => spy.mockRestore(),
  };
}
