import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getCallerAddress } from '#server/platform/http/origin.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { GATEWAY_HOST, MAILBOX_HOST } from '#server/platform/own-hosts.ts';
import { forwardRequest } from './forward-request.ts';
import { plainPage } from './plain-page.ts';

/**
 * Paths of streams that the demo packages per request and of VAST responses. The realm server itself serves stored
 * files (`/media/{film}/{file}`).
 */
const demoMedia = /^\/media\/(?:ads\/|[^/]+\/[^/]+\/)/;

/** How long a request waits for a program that is still starting, in milliseconds. */
const START_TIMEOUT_MS = 10_000;
/** Delay between two attempts to connect, in milliseconds. */
const RETRY_DELAY_MS = 200;

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED' || isRefusedConnection(error.cause));

interface DemoProxyOptions {
  /** Origin of the demo's program (`src/demo`), without a trailing slash. */
  origin: string;
  /** True if emails are shown in the browser. */
  showsMails: boolean;
  log: { warn: (fields: object, message: string) => void };
  /** Test option: replaces `START_TIMEOUT_MS`. */
  startTimeoutMs?: number;
}

/**
 * Creates the middleware that forwards the demo's streams, VAST responses, mailbox and payment gateway to the demo's program. The server
 * does not wait for that program to start, so requests do. Answers 502 if it does not respond.
 */
export function createDemoProxy({
  origin,
  showsMails,
  log,
  startTimeoutMs = START_TIMEOUT_MS,
}: DemoProxyOptions): MiddlewareHandler<RealmEnv> {
  const app = new Hono<RealmEnv>();
  // Playlists have thousands of similar lines and compress well.
  app.use(compress({ contentTypeFilter: /mpegurl|dash\+xml|^text\// }));
  app.all('*', async (http) => {
    const request = http.req.raw;
    const deadline = performance.now() + startTimeoutMs;
    const forward = async (): Promise<Response> => {
      try {
        return await forwardRequest(request, { origin, address: getCallerAddress(http) });
      } catch (error) {
        if (!isRefusedConnection(error) || performance.now() > deadline) throw error;
        await sleep(RETRY_DELAY_MS, undefined, { signal: request.signal });
        return forward();
      }
    };
    try {
      return await forward();
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
    const isDemo = hostname === MAILBOX_HOST ? showsMails : hostname === GATEWAY_HOST || demoMedia.test(pathname);
    return isDemo ? Promise.resolve(app.fetch(http.req.raw, http.env)) : next();
  };
}
