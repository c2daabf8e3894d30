/** Narrow screens have an upright picture, which no film fits; and their viewers pay for data most often. */
const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(max-width: 599.98px)'];

/** Whether a film may take the place of the picture at all. */
export function mayAnimate(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && unwanted.every((query) => !matchMedia(query).matches);
}

/** When at the latest a page that is never at rest gets its film, in milliseconds. */
const PATIENCE = 4000;

/** Runs something once everything of the page is loaded and nothing is left to do. Answers how to leave it. */
export function afterLoad(run: () => void): () => void {
  const left = new AbortController();
  const idle = () => {
    if (left.signal.aborted) return;
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(run, { timeout: PATIENCE });
      left.signal.addEventListener('abort', () => cancelIdleCallback(request));
    } else {
      const timer = setTimeout(run, PATIENCE / 4);
      left.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal: left.signal });
  return () => left.abort();
}
