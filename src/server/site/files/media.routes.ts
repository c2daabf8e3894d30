import path from 'node:path';
import { Hono } from 'hono';
import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { sendFile } from './send-file.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
};
/** Valid video and file names; excludes path traversal. */
const wellNamed = /^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/;

/** Serves the media folder: /media/{film}/{file} with range support, for players on any origin. */
export function mediaRoutes({ config: { mediaFolder } }: Pick<Context, 'config'>): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/media/:film/:file', async (http) => {
    const { film, file } = http.req.param();
    const contentType = contentTypes[path.extname(file)];
    if (!mediaFolder || !contentType || !wellNamed.test(film) || !wellNamed.test(file))
      throw new ProblemError('NOT_FOUND');
    return sendFile(http, {
      place: path.join(mediaFolder, film, file),
      contentType,
      cacheControl: 'public, max-age=3600',
    });
  });
  return app;
}
