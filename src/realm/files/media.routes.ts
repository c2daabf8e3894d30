import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { ProblemError } from '../http/problems.ts';
import type { RealmEnv } from '../http/request-context.ts';
import { readRange } from './range.ts';
import { isUnchanged } from './validators.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
};
/** One name of a film or file: nothing that could lead elsewhere. */
const wellNamed = /^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/;

/** The films of the media folder: /media/{film}/{file}, whole or in parts, for players on any site. */
export function mediaRoutes({ config: { mediaFolder } }: Pick<Context, 'config'>): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/media/:film/:file', async (http) => {
    const { film, file } = http.req.param();
    const contentType = contentTypes[path.extname(file)];
    if (!mediaFolder || !contentType || !wellNamed.test(film) || !wellNamed.test(file))
      throw new ProblemError('NOT_FOUND');
    const place = path.join(mediaFolder, film, file);
    const facts = await stat(place).catch(() => undefined);
    if (!facts?.isFile()) throw new ProblemError('NOT_FOUND');
    const { size, mtimeMs } = facts;
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    http.header('access-control-allow-origin', '*');
    http.header('access-control-expose-headers', 'Content-Length, Content-Range');
    http.header('cache-control', 'public, max-age=3600');
    http.header('accept-ranges', 'bytes');
    http.header('x-content-type-options', 'nosniff');
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
  });
  return app;
}
