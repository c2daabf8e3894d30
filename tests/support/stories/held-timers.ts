import { spyOn } from 'storybook/test';

/** The timers of a story: none of a given length runs by itself, and the story runs it when it wants to. */
export function holdTimers(milliseconds: number) {
  const { setTimeout: start } = window;
  const held: (() => void)[] = [];
  const spy = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== milliseconds) return start(run, after, ...rest);
    held.push(run);
    return -held.length;
  }) as typeof window.setTimeout);
  return {
    /** How many have been started. */
    count: () => held.length,
    run: () => {
      for (const one of held.splice(0)) one();
    },
    release: () => spy.mockRestore(),
  };
}
