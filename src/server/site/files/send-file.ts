import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { isUnchanged } from './validators.ts';

/** The requested bytes of a file: all bytes, a range (inclusive), or a range that the file does not have. */
type ByteRange = { kind: 'all' } | { kind: 'part'; start: number; end: number } | { kind: 'none' };

/**
 * Parses a `Range` header (RFC 9110, section 14.2). Multiple ranges and unknown units yield the whole file, as the RFC
 * allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'all' };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return { kind: 'all' };
  return start >= size || (first === '' && Number(last) === 0) ? { kind: 'none' } : { kind: 'part', start, end };
}

/** A file to send. */
export interface SentFile {
  /** Path on disk. */
  place: string;
  contentType: string;
  /** ETag in quotes; by default derived from size and modification time. */
  etag?: string;
  cacheControl: string;
}

/** Headers that players on any origin need (CORS). */
export function allowPlayers(http: HonoContext<RealmEnv>): void {
  http.header('access-control-allow-origin', '*');
  http.header('access-control-expose-headers', 'Content-Length, Content-Range');
  http.header('x-content-type-options', 'nosniff');
}

/**
 * Sends a file with support for ranges and conditional requests.
 * @throws ProblemError 404 if it does not exist
 */
export async function sendFile(
  http: HonoContext<RealmEnv>,
  { place, contentType, etag: named, cacheControl }: SentFile,
): Promise<Response> {
  const facts = await stat(place).catch(() => undefined);
  if (!facts?.isFile()) throw new ProblemError('NOT_FOUND');
  const { size, mtimeMs } = facts;
  const etag = named ?? `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  allowPlayers(http);
  http.header('cache-control', cacheControl);
  http.header('accept-ranges', 'bytes');
  http.header('etag', etag);
  if (isUnchanged(http, etag)) return http.body(null, 304);
  const condition = http.req.header('if-range');
  const range = readRange(condition === undefined || condition === etag ? http.req.header('range') : undefined, size);
  if (range.kind === 'none') return http.body(null, 416, { 'content-range': `bytes */${size}` });
  http.header('content-type', contentType);
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  http.header('content-length', String(size === 0 ? 0 : end - start + 1));
  if (range.kind === 'part') http.header('content-range', `bytes ${start}-${end}/${size}`);
  const status = range.kind === 'part' ? 206 : 200;
  if (http.req.method === 'HEAD' || size === 0) return http.body(null, status);
  return http.body(Readable.toWeb(createReadStream(place, { start, end })) as ReadableStream, status);
}
