import path from 'node:path';
import { type Context as HonoContext, Hono } from 'hono';
import type { Context } from '../context.ts';
import { findAsset, readAsset } from '../files/assets.store.ts';
import { answerFile } from '../files/files.routes.ts';
import { isUnchanged, keepFor } from '../files/validators.ts';
import { ProblemError } from '../http/problems.ts';
import type { RealmEnv } from '../http/request-context.ts';
import { createImageCache, type ImageCache } from './cache.ts';
import { render } from './render.ts';
import { chooseFormat, type ImageFormat, snapWidth } from './size.ts';

const endings: Record<ImageFormat, readonly string[]> = { avif: ['avif'], webp: ['webp'], plain: ['jpg', 'png'] };

type Http = HonoContext<RealmEnv>;

async function answerImage(
  context: Context,
  cache: ImageCache,
  http: Http,
  realm: string,
  file: string,
): Promise<Response> {
  const asset = await findAsset(context.db, realm, file);
  if (!asset?.contentType.startsWith('image/')) throw new ProblemError('NOT_FOUND');
  if (http.req.query('format') === 'svg' && asset.contentType === 'image/svg+xml')
    return answerFile(context, http, realm, file, asset);
  const width = snapWidth(http.req.query('w'));
  const format = chooseFormat(http.req.header('accept'));
  const name = `${asset.hash}-${width}`;
  const etag = `"${asset.hash.slice(0, 16)}-${width}-${format}"`;
  http.header('vary', 'Accept');
  http.header('etag', etag);
  http.header('cache-control', keepFor(http, asset.hash));
  http.header('x-content-type-options', 'nosniff');
  if (isUnchanged(http, etag)) return http.body(null, 304);
  const rendered = await cache.get(name, endings[format], async () => {
    const bytes = await readAsset(context.db, realm, file, asset.hash);
    return bytes && render(bytes, asset.contentType, width, format);
  });
  // Replaced by a load in this very moment: the next request finds the new one.
  if (!rendered) throw new ProblemError('NOT_FOUND');
  return http.body(new Uint8Array(rendered.bytes), 200, { 'content-type': rendered.contentType });
}

/** Pictures of realms, in the width and format that suits who asks: /images/{realm}/{path}?w=640&v=… */
export function imageRoutes(context: Context): Hono<RealmEnv> {
  const cache = createImageCache(path.join(context.config.dataFolder, 'images'), {
    limit: context.config.imageCacheMegabytes * 1_000_000,
    onError: (error) => context.log.error({ err: error }, 'A rendered picture could not be kept'),
  });
  const app = new Hono<RealmEnv>();
  app.get('/images/:realm/:path{.+}', (http) => {
    const { realm, path: file } = http.req.param();
    http.set('realmId', realm);
    return answerImage(context, cache, http, realm, file);
  });
  return app;
}
