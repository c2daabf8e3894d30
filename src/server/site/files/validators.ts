import type { Context } from 'hono';

/** Tests If-None-Match against an ETag (RFC 9110, section 13.1.2; weak comparison). */
export function isUnchanged(http: Context, etag: string): boolean {
  const sent = http.req.header('if-none-match');
  return (
    sent !== undefined &&
    (sent.trim() === '*' || sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}

/** Cache-Control for a file: one year if the URL has its version, otherwise one minute. */
export function getCacheControl(http: Context, hash: string): string {
  const version = http.req.query('v') ?? '';
  return version.length >= 8 && hash.startsWith(version)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=60, stale-while-revalidate=86400';
}
