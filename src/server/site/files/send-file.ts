import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { readRange } from './range.ts';
import { isUnchanged } from './validators.ts';

/** How a file on the disk is answered. */
export interface SentFile {
  /** Path on the disk. */
  place: string;
  contentType: string;
  /** The validator, in quotes; by default made of the file's size and time. */
  etag?: string;
  cacheControl: string;
}

/** What players on any site need to read a film. */
export function allowPlayers(http: HonoContext<RealmEnv>): void {
  http.header('access-control-allow-origin', '*');
  http.header('access-control-expose-headers', 'Content-Length, Content-Range');
  http.header('x-content-type-options', 'nosniff');
}

/** Answers a file on the disk, whole or in parts. @throws ProblemError 404 when there is none */
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
