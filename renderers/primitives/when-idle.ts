/** Maximum wait in milliseconds on a page that never becomes idle. */
const DEADLINE = 3000;

/** Runs a function when the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Fallback for browsers without requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, DEADLINE / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: DEADLINE });
  return () => cancelIdleCallback(request);
}

/** Resolves when the main content of the page has started, such as the background video of a hero. */
let first: Promise<unknown> = Promise.resolve();

/**
 * Delays `afterLoad` until this promise settles, such as the promise for the first frame of a background video. The
 * promise must never reject.
 */
export function restAfter(promise: Promise<unknown>): void {
  first = promise;
}

/**
 * Runs a function after the load event, after the page's main content has started, and when the page is idle. Returns a
 * function that cancels it.
 */
export function afterLoad(run: () => void): () => void {
  const left = new AbortController();
  let leaveRest = () => undefined as void;
  const onLoad = async () => {
    await first;
    if (!left.signal.aborted) leaveRest = whenIdle(run);
  };
  if (document.readyState === 'complete') void onLoad();
  else window.addEventListener('load', onLoad, { once: true, signal: left.signal });
  return () => {
    left.abort();
    leaveRest();
  };
}
