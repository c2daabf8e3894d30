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

/** Runs something once all files of the page are loaded and the page is at rest. Answers how to leave it. */
export function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run);
  const left = new AbortController();
  let leaveRest = () => undefined as void;
  const onLoad = () => {
    leaveRest = whenIdle(run);
  };
  window.addEventListener('load', onLoad, { once: true, signal: left.signal });
  return () => {
    left.abort();
    leaveRest();
  };
}
