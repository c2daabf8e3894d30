import { Hono } from 'hono';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/**
 * Widths in pixels of icons for home screens (Apple uses 180) and browser tabs; both are widths that pictures are
 * rendered in.
 */
const TOUCH_ICON_WIDTH = 200;
const TAB_ICON_WIDTH = 110;

/** Icon paths that browsers and devices request by convention, with the width of the picture. */
const icons: readonly [path: RegExp, width: number][] = [
  [/^\/favicon\.(?:ico|png)$/, TAB_ICON_WIDTH],
  [/^\/apple-touch-icon(?:-\d{2,3}x\d{2,3})?(?:-precomposed)?\.png$/, TOUCH_ICON_WIDTH],
];

/**
 * True for paths of conventional files: top-level file names, hidden files and `/.well-known/` (RFC 8615). Paths of
 * pages contain no dots.
 */
const isFileName = (path: string): boolean => /^\/(?:\.[^/]+(?:\/.*)?|[^/]+\.[a-z\d]{2,11})$/i.test(path);

const METHODS = 'GET, HEAD, POST';

/** Builds the URL of the realm's icon in a width. */
function toIconAddress({ logos }: RealmSettings, width: number): string {
  const { pathname, searchParams } = new URL(logos.icon ?? logos.small, 'http://icon');
  return `${pathname}?w=${width}&v=${searchParams.get('v') ?? ''}`;
}

/** Answers requests that are not for pages: conventional icons and files, and unsupported methods. */
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
