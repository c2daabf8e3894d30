/** The readable cookie that says only "signed in", so that the first paint can reserve the right room. */
const MARKER = 'playbill-signed-in=1';

/** Whether this browser is marked as signed in. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARKER);

/** Whether the browser stores cookies of this site: it writes one and reads it. `navigator.cookieEnabled` is true where a site is blocked. */
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
    // A sandboxed frame has no cookies, and says so by throwing (HTML, section 3.1.4).
    return false;
  }
}

/** Runs in the head, before the first paint. The style sheet shows the guest's or the signed-in viewer's parts by it. */
export const markerScript = `if(document.cookie.split('; ').includes('${MARKER}'))document.documentElement.dataset.signedIn=''`;

/** Brings the page's marker in step with the cookie, after signing in or out. */
export function syncMarker(): void {
  if (isMarkedSignedIn()) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
