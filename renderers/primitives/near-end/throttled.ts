/** A throttled function: runs at once, then at most once per interval. */
export interface Throttled {
  (): void;
  /** Cancels a pending throttled call. */
  cancel: () => void;
}

/** Throttles a function; a call within the interval runs at its end. */
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
