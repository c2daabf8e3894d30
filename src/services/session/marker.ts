/** Readable cookie that only says "signed in", so that the first paint reserves the right space. */
const MARKER = 'playbill-signed-in=1';

/** Whether this browser has the "signed in" cookie. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARKER);

/**
 * Whether the browser stores cookies of this site, tested by writing one. `navigator.cookieEnabled` is true even if
 * the site is blocked.
 */
export function hasCookies(): boolean {
  const write = (age: number) => {
    document.cookie = `playbill-cookies=1; max-age=${age}; path=/; samesite=lax`;
  };
  try {
    write(1);
    const isStored = document.cookie.includes('playbill-cookies=1');
    write(0);
    return isStored;
  } catch {
    // A sandboxed frame throws on cookie access (HTML, section 3.1.4).
    return false;
  }
}

/**
 * Inline script in the head that runs before the first paint. It sets an attribute by which the style sheet shows
 * either the guest's or the signed-in viewer's elements.
 */
export const markerScript = `if(document.cookie.split('; ').includes('${MARKER}'))document.documentElement.dataset.signedIn=''`;

/** Updates the page's marker attribute from the cookie after sign-in or sign-out. */
export function syncMarker(): void {
  if (isMarkedSignedIn()) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
