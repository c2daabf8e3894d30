const KEY = 'playbill-magic-link';
/** Lifetime of a magic link, in milliseconds. */
const LIFE_MS = 10 * 60_000;

/** Stores that this browser requested a link, so that following it needs no confirmation. */
export function rememberLinkRequest(now: number = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Storage is blocked: following the link will need confirmation.
  }
}

/** Whether this browser requested a link that may still be valid. */
export function hasRequestedLink(now: number = Date.now()): boolean {
  try {
    const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return now - at >= 0 && now - at < LIFE_MS;
  } catch {
    return false;
  }
}
