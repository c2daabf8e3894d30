import { Hono } from 'hono';
import type { RealmEnv } from '../http/request-context.ts';
import { openApiDocument } from './document.ts';

/** Serves the OpenAPI document at /api/openapi.json. */
export function openApiRoutes(): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  let document: string | undefined;
  app.get('/api/openapi.json', (http) => {
    document ??= JSON.stringify(openApiDocument());
    return http.body(document, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
  });
  return app;
}
