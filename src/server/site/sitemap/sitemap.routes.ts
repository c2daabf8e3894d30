import { type Context as HonoContext, Hono } from 'hono';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { resolveRealm } from '../../platform/http/realm.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { getCanonicalOrigin } from '../../platform/http/site-origin.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { listSitemapUrls } from './addresses.ts';
import { indexXml, sitemapXml } from './sitemap-xml.ts';
import { countTitles, listPages, listThings, listTitles } from './sitemap.store.ts';

type Http = HonoContext<RealmEnv>;

/** Maximum number of titles per sitemap. Search engines accept 50,000; smaller files are faster. */
export const MOST_TITLES = 5000;

const kept = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

/**
 * Finds the request's realm and its canonical origin.
 * @throws ProblemError 404
 */
async function realmAndOrigin(context: Context, http: Http): Promise<{ realm: RealmRecord; origin: string }> {
  const realm = await resolveRealm(context, http.req.raw);
  if (!realm) throw new ProblemError('NOT_FOUND', ['Wrong host or realm']);
  http.set('realmId', realm.id);
  return {
    realm,
    origin: getCanonicalOrigin({ config: context.config, requestOrigin: getPublicOrigin(http.req.raw), realm }),
  };
}

const answer = (http: Http, body: string, type: string) =>
  http.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': kept, vary: 'Realm' });

/** Contents of robots.txt: everything except the studio. */
const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /_admin/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

async function index(context: Context, http: Http) {
  const { realm, origin } = await realmAndOrigin(context, http);
  const { kinds } = listSitemapUrls(realm.settings, origin);
  const titles = await inRealm(context.db, realm.id, (tx) =>
    countTitles(tx, realm.id, { kinds, now: context.clock.now() }),
  );
  const numbers = Array.from({ length: Math.ceil(titles / MOST_TITLES) }, (_, at) => at + 1);
  const maps = ['pages', ...numbers].map((name) => `${origin}/sitemap/${name}.xml`);
  return answer(http, indexXml(maps), 'application/xml');
}

async function pages(context: Context, http: Http) {
  const { realm, origin } = await realmAndOrigin(context, http);
  const addresses = listSitemapUrls(realm.settings, origin);
  const found = await inRealm(context.db, realm.id, async (tx) => [
    ...addresses.pages(await listPages(tx, realm.id)),
    ...addresses.things(await listThings(tx, realm.id, context.clock.now())),
  ]);
  return answer(http, sitemapXml(found), 'application/xml');
}

async function titles(context: Context, http: Http, number: number) {
  const { realm, origin } = await realmAndOrigin(context, http);
  const addresses = listSitemapUrls(realm.settings, origin);
  const skip = (number - 1) * MOST_TITLES;
  const now = context.clock.now();
  const found = await inRealm(context.db, realm.id, (tx) =>
    listTitles(tx, realm.id, { kinds: addresses.kinds, now, skip, count: MOST_TITLES }),
  );
  if (found.length === 0) throw new ProblemError('NOT_FOUND');
  return answer(http, sitemapXml(found.map((title) => addresses.title(title, now))), 'application/xml');
}

/** Serves /robots.txt, the sitemap index and the sitemaps of the request's realm. */
export function sitemapRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/robots.txt', async (http) => {
    const { origin } = await realmAndOrigin(context, http);
    return answer(http, robots(origin), 'text/plain');
  });
  app.get('/sitemap.xml', (http) => index(context, http));
  app.get('/sitemap/pages.xml', (http) => pages(context, http));
  app.get('/sitemap/:file', (http) => {
    const [, number] = /^([1-9]\d{0,4})\.xml$/.exec(http.req.param('file')) ?? [];
    if (!number) throw new ProblemError('NOT_FOUND');
    return titles(context, http, Number(number));
  });
  return app;
}
