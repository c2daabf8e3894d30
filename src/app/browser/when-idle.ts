/** When at the latest it is done on a page that is never at rest, in milliseconds. */
const PATIENCE = 3000;

/** Runs something when the page is at rest. Answers how to leave it. */
export function whenIdle(run: () => void): () => void {
  // Not every browser tells.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}
