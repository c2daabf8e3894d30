import { Hono } from 'hono';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** Pixels of the icon that devices show on a home screen (Apple, 180) and in a tab, as widths that pictures are made in. */
const TOUCH_ICON_WIDTH = 200;
const TAB_ICON_WIDTH = 110;

/** Addresses that browsers and devices ask for without being told, each with the width of its picture. */
const icons: readonly [path: RegExp, width: number][] = [
  [/^\/favicon\.(?:ico|png)$/, TAB_ICON_WIDTH],
  [/^\/apple-touch-icon(?:-\d{2,3}x\d{2,3})?(?:-precomposed)?\.png$/, TOUCH_ICON_WIDTH],
];

/**
 * Files at the top of a site, hidden files and `/.well-known/` (RFC 8615), which other programs ask for by convention. No page has such an
 * address: paths of partners' pages have no dots.
 */
const isFileName = (path: string): boolean => /^\/(?:\.[^/]+(?:\/.*)?|[^/]+\.[a-z\d]{2,11})$/i.test(path);

const METHODS = 'GET, HEAD, POST';

/** Address of the realm's icon as a picture of a width. */
function toIconAddress({ logos }: RealmSettings, width: number): string {
  const { pathname, searchParams } = new URL(logos.icon ?? logos.small, 'http://icon');
  return `${pathname}?w=${width}&v=${searchParams.get('v') ?? ''}`;
}

/** Answers what no page has: icons by convention, other files by convention, and methods that pages do not take. */
export function wellKnownRoutes(findSettings: (url: URL) => Promise<RealmSettings | undefined>): Hono {
  const app = new Hono();
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const { path } = context.req;
    if (!isFileName(path)) return next();
    const width = icons.find(([pattern]) => pattern.test(path))?.[1];
    const settings = width === undefined ? undefined : await findSettings(new URL(context.req.url));
    const headers = { 'cache-control': 'public, max-age=3600' };
    if (width === undefined || !settings) return context.text('There’s no file at this address.\n', 404, headers);
    return context.body(null, 302, { ...headers, location: toIconAddress(settings, width) });
  });
  app.all('*', async (context, next) => {
    if (['GET', 'HEAD', 'POST'].includes(context.req.method)) return next();
    if (context.req.method === 'OPTIONS') return context.body(null, 204, { allow: METHODS });
    return context.text('Pages take no such method.\n', 405, { allow: METHODS });
  });
  return app;
}
