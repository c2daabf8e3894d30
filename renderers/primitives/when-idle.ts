/** When at the latest it is done on a page that is never at rest, in milliseconds. */
const DEADLINE = 3000;

/** Runs something when the page is at rest. Answers how to leave it. */
export function whenIdle(run: () => void): () => void {
  // Not every browser tells.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, DEADLINE / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: DEADLINE });
  return () => cancelIdleCallback(request);
}

/** What the page is there for. */
let first: Promise<unknown> = Promise.resolve();

/** Lets what waits for the page to be at rest wait for something else before that, which never rejects: the film's first frame. */
export function restAfter(promise: Promise<unknown>): void {
  first = promise;
}

/**
 * Runs something once all files of the page are loaded, what it is there for has begun, and the page is at rest. Answers how to leave it.
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
