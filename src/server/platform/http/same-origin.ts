/**
 * True if a page of this origin sent the request, by `Sec-Fetch-Site` or, in older browsers, the Origin header.
 * Programs can forge both: this protects against other sites only.
 */
export function isSameOriginRequest({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === origin;
}
