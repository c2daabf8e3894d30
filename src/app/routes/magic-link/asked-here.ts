const KEY = 'playbill-magic-link';
/** As long as a link is good, in milliseconds. */
const LIFE_MS = 10 * 60_000;

/** Remembers that a link was asked for in this browser: who follows it here need not be asked whether they did. */
export function noteAsked(now: number = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // A browser that keeps nothing asks.
  }
}

/** Whether a link was asked for in this browser that may still be good. */
export function wasAskedHere(now: number = Date.now()): boolean {
  try {
    const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return now - at >= 0 && now - at < LIFE_MS;
  } catch {
    return false;
  }
}
