import { type Context as HonoContext, Hono } from 'hono';
import { isFilmFile } from '#schemas/realm-folder.ts';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { answerFilm } from './answer-film.ts';
import { type AssetFacts, findAsset, isAssetPath, readAsset } from '../../definitions/assets/assets.store.ts';
import { isUnchanged, getCacheControl } from './validators.ts';

type Http = HonoContext<RealmEnv>;

/** Content-Security-Policy for SVGs opened as documents: inline styles only. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Finds a stored file by the realm id and the path in a URL; undefined when it does not exist. */
export const findFile = async ({ db }: Context, realm: string, path: string): Promise<AssetFacts | undefined> =>
  isAssetPath(realm, path) ? inRealm(db, realm, (tx) => findAsset(tx, realm, path)) : undefined;

/**
 * Serves a stored file unchanged.
 * @throws ProblemError 404
 */
export async function answerFile(
  context: Context,
  http: Http,
  realm: string,
  path: string,
  { hash, contentType }: AssetFacts,
): Promise<Response> {
  const etag = `"${hash.slice(0, 16)}"`;
  http.header('etag', etag);
  http.header('cache-control', getCacheControl(http, hash));
  http.header('x-content-type-options', 'nosniff');
  if (contentType === 'image/svg+xml') http.header('content-security-policy', SVG_POLICY);
  if (isUnchanged(http, etag)) return http.body(null, 304);
  const bytes = await inRealm(context.db, realm, (tx) => readAsset(tx, realm, path, hash));
  if (!bytes) throw new ProblemError('NOT_FOUND');
  return http.body(new Uint8Array(bytes), 200, { 'content-type': contentType });
}

/** Serves fonts, SVGs and videos of realms unchanged: /files/{realm}/{path}?v=… */
export function fileRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/files/:realm/:path{.+}', async (http) => {
    const { realm, path } = http.req.param();
    http.set('realmId', realm);
    const asset = await findFile(context, realm, path);
    if (!asset) throw new ProblemError('NOT_FOUND');
    if (isFilmFile(path)) return answerFilm(context, http, { realm, file: path, asset });
    return answerFile(context, http, realm, path, asset);
  });
  return app;
}
