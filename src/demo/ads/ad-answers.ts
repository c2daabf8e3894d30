import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { getPublicOrigin } from '#server/platform/http/origin.ts';
import { ProblemError } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';

/** Valid file names; excludes path traversal. */
const wellNamed = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.xml$/;
/** Placeholder for this server's origin, because VAST requires absolute URLs. */
const ORIGIN = '{origin}';

/**
 * Serves sample VAST responses for testing ads: /media/ads/{name}.xml from the media folder, with this server's origin
 * in their URLs. Any query is accepted, because tracking pixels point here too; responses are not cached.
 */
export function createAdAnswers(mediaFolder: string | undefined): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/media/ads/:file', async (http) => {
    const { file } = http.req.param();
    if (mediaFolder === undefined || !wellNamed.test(file)) throw new ProblemError('NOT_FOUND');
    const text = await readFile(path.join(mediaFolder, 'ads', file), 'utf8').catch((cause: unknown) => {
      throw new ProblemError('NOT_FOUND', [], { cause });
    });
    return http.body(text.replaceAll(ORIGIN, getPublicOrigin(http.req.raw).origin), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
