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
