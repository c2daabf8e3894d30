import type { Context } from 'hono';

/** Whether what a browser has kept is still the same (RFC 9110, section 13.1.2; weak comparison). */
export function isUnchanged(http: Context, etag: string): boolean {
  const sent = http.req.header('if-none-match');
  return (
    sent !== undefined &&
    (sent.trim() === '*' || sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}

/** What never changes may be kept for a year; an address without the version of its content only for a moment. */
export function keepFor(http: Context, hash: string): string {
  const version = http.req.query('v') ?? '';
  return version.length >= 8 && hash.startsWith(version)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=60, stale-while-revalidate=86400';
}
