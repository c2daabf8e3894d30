import { type Context as HonoContext, Hono } from 'hono';
import { isFilmFile } from '#schemas/realm-folder.ts';
import type { Context } from '../../platform/context.ts';
import { readAsset } from '../../definitions/assets/assets.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { answerFile, findFile } from '../files/files.routes.ts';
import { isUnchanged, getCacheControl } from '../files/validators.ts';
import { getCallerNetwork } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { PictureUnavailableError } from '../../platform/rendering/pictures.ts';
import { cropAt, formatAt, snapWidth, parseAcceptedFormats } from '../../platform/rendering/size.ts';

/**
 * Cache time of a substitute: a picture in another width, which is sent while the requested width is being rendered.
 */
const FOR_A_MOMENT = 'public, max-age=5';
/** Status that is logged if the client has disconnected before the response (nginx's 499). */
const CLIENT_CLOSED_REQUEST = 499;

type Http = HonoContext<RealmEnv>;

async function answerImage(context: Context, http: Http, realm: string, file: string): Promise<Response> {
  const asset = await findFile(context, realm, file);
  if (!asset?.contentType.startsWith('image/') || isFilmFile(file)) throw new ProblemError('NOT_FOUND');
  if (http.req.query('format') === 'svg' && asset.contentType === 'image/svg+xml')
    return answerFile(context, http, realm, file, asset);
  const { hash, contentType } = asset;
  const { signal } = http.req.raw;
  const { w, h } = http.req.query();
  const width = snapWidth(w);
  const crop = cropAt(w, h);
  const taken = parseAcceptedFormats(http.req.header('accept')).filter(
    (format) => format !== 'avif' || context.config.avif,
  );
  const etag = `"${hash.slice(0, 16)}-${crop ?? width}-${formatAt(width, taken)}"`;
  http.header('vary', 'Accept');
  http.header('x-content-type-options', 'nosniff');
  const keep = () => {
    http.header('etag', etag);
    http.header('cache-control', getCacheControl(http, hash));
  };
  if (isUnchanged(http, etag)) {
    keep();
    return http.body(null, 304);
  }
  const wish = {
    hash,
    contentType,
    width,
    crop,
    taken,
    signal,
    share: getCallerNetwork(http) ?? '',
  };
  const had = await context.pictures
    .get({ ...wish, read: () => inRealm(context.db, realm, (tx) => readAsset(tx, realm, file, hash)) })
    .catch((error: unknown) => {
      if (signal.aborted) return 'gone' as const;
      if (error instanceof PictureUnavailableError)
        throw new ProblemError('SERVICE_UNAVAILABLE', [error.message], { cause: error, isCounted: true });
      throw error;
    });
  if (had === 'gone') return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  // A load has replaced the file meanwhile. When the browser requests it again, the new file is found.
  if (!had) throw new ProblemError('NOT_FOUND');
  if (had.isWished) keep();
  else http.header('cache-control', FOR_A_MOMENT);
  return http.body(new Uint8Array(had.picture.bytes), 200, { 'content-type': had.picture.contentType });
}

/**
 * Serves pictures in the requested width and the best format that the browser accepts:
 * /images/{realm}/{path}?w=640&v=…; `w=1200&h=630` crops for link previews.
 */
export function imageRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/images/:realm/:path{.+}', (http) => {
    const { realm, path: file } = http.req.param();
    http.set('realmId', realm);
    return answerImage(context, http, realm, file);
  });
  return app;
}
