import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import { ProblemError, toProblem } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { trustedProxy } from '#server/platform/http/trusted-proxy.ts';
import { GATEWAY_HOST, MAILBOX_HOST } from '#server/platform/own-hosts.ts';
import { createAdAnswers } from './ads/ad-answers.ts';
import type { Gateway } from './gateway/gateway.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { createPackager } from './packager/streams.ts';

/** Dependencies of the demo's services. */
export interface DemoOptions {
  mediaFolder: string | undefined;
  /** Folder with the emails that the server could not deliver, because no mail server is configured. */
  mailFolder: string;
  clock: Clock;
  /** Returns the master key from which the keys of encrypted streams are derived. */
  getContentSecret: () => Promise<Uint8Array>;
  gateway: Gateway;
}

/**
 * Creates what only the demo needs: the mailbox and the payment gateway at host names of their own, the just-in-time
 * packager and VAST responses.
 * The web program is the proxy in front of it, so `X-Forwarded-…` headers name the caller.
 */
export function createDemoApp({
  mediaFolder,
  mailFolder,
  clock,
  getContentSecret,
  gateway,
}: DemoOptions): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.onError((error, http) => {
    if (!(error instanceof ProblemError)) console.error(error);
    const problem = toProblem(error, randomUUID());
    return http.json(problem, { status: problem.status as 500, headers: { 'cache-control': 'no-store' } });
  });
  app.use(trustedProxy(1));
  const mailbox = createMailbox(mailFolder);
  app.use(async (http, next) => {
    const { hostname } = new URL(http.req.url);
    if (hostname === MAILBOX_HOST) return mailbox.fetch(http.req.raw, http.env);
    return hostname === GATEWAY_HOST ? gateway.app.fetch(http.req.raw, http.env) : next();
  });
  app.route('/', createAdAnswers(mediaFolder));
  app.route('/', createPackager({ mediaFolder, clock, getContentSecret }));
  // The server's adapters call the gateway at the origin of this program.
  app.all('*', (http) => gateway.app.fetch(http.req.raw, http.env));
  return app;
}
