/**
 * Whether a page of this very origin had the browser send a request (Fetch Metadata; for browsers that do not know it the
 * `Origin` header, or the page that it comes from). A program may say so as well: it keeps other sites out, not programs.
 */
export function isFromHere({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === origin;
}
