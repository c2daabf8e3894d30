/** The readable cookie that says only "signed in", so that the first paint can reserve the right room. */
const MARKER = 'playbill-signed-in=1';

/** Whether this browser is marked as signed in. */
export const isMarkedSignedIn = (): boolean => document.cookie.split('; ').includes(MARKER);

/** Runs in the head, before the first paint. The style sheet shows the guest's or the signed-in viewer's parts by it. */
export const markerScript = `if(document.cookie.split('; ').includes('${MARKER}'))document.documentElement.dataset.signedIn=''`;

/** Brings the page's marker in step with the cookie, after signing in or out. */
export function syncMarker(): void {
  if (isMarkedSignedIn()) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
