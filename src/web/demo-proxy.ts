import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getCallerAddress } from '#server/platform/http/origin.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { MAILBOX_HOST } from '#server/platform/own-hosts.ts';
import { forwardRequest } from './forward-request.ts';
import { plainPage } from './plain-page.ts';

/**
 * Paths of streams that the demo packages per request and of VAST responses. The realm server itself serves stored
 * files (`/media/{film}/{file}`).
 */
const demoMedia = /^\/media\/(?:ads\/|[^/]+\/[^/]+\/)/;

interface DemoProxyOptions {
  /** Origin of the demo's program (`src/demo`), without a trailing slash. */
  origin: string;
  /** True if emails are shown in the browser. */
  showsMails: boolean;
  log: { warn: (fields: object, message: string) => void };
}

/**
 * Creates the middleware that forwards the demo's streams, VAST responses and mailbox to the demo's program. Answers 502
 * while that program does not respond.
 */
export function createDemoProxy({ origin, showsMails, log }: DemoProxyOptions): MiddlewareHandler<RealmEnv> {
  const app = new Hono<RealmEnv>();
  // Playlists have thousands of similar lines and compress well.
  app.use(compress({ contentTypeFilter: /mpegurl|dash\+xml|^text\// }));
  app.all('*', async (http) => {
    const request = http.req.raw;
    try {
      return await forwardRequest(request, { origin, address: getCallerAddress(http) });
    } catch (err) {
      if (!request.signal.aborted) log.warn({ err, origin }, 'The demo’s program does not respond');
      return plainPage(
        502,
        'The demo isn’t running',
        'Its program is restarted by itself. Try again in a few seconds.',
      );
    }
  });
  return (http, next) => {
    const { hostname, pathname } = new URL(http.req.url);
    const isDemo = hostname === MAILBOX_HOST ? showsMails : demoMedia.test(pathname);
    return isDemo ? Promise.resolve(app.fetch(http.req.raw, http.env)) : next();
  };
}
