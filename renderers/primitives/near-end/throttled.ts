/** A function that runs at once and then, however often it is called, only once in so many milliseconds. */
export interface Throttled {
  (): void;
  /** Forgets a call that is still to come. */
  cancel: () => void;
}

/** Throttles a function: a call that comes too early is made up for when the time has come. */
export function throttled(run: () => void, milliseconds: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  const call = () => {
    if (timer !== undefined) return;
    const wait = last + milliseconds - Date.now();
    if (wait > 0) timer = setTimeout(now, wait);
    else now();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(call, { cancel });
}
