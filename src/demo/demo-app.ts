import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import { ProblemError, toProblem } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { trustedProxy } from '#server/platform/http/trusted-proxy.ts';
import { MAILBOX_HOST } from '#server/platform/own-hosts.ts';
import { createAdAnswers } from './ads/ad-answers.ts';
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
}

/**
 * Creates what only the demo needs: the mailbox at a host name of its own, the just-in-time packager and VAST responses.
 * The web program is the proxy in front of it, so `X-Forwarded-…` headers name the caller.
 */
export function createDemoApp({ mediaFolder, mailFolder, clock, getContentSecret }: DemoOptions): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.onError((error, http) => {
    if (!(error instanceof ProblemError)) console.error(error);
    const problem = toProblem(error, randomUUID());
    return http.json(problem, { status: problem.status as 500, headers: { 'cache-control': 'no-store' } });
  });
  app.use(trustedProxy(1));
  const mailbox = createMailbox(mailFolder);
  app.use(async (http, next) =>
    new URL(http.req.url).hostname === MAILBOX_HOST ? mailbox.fetch(http.req.raw, http.env) : next(),
  );
  app.route('/', createAdAnswers(mediaFolder));
  app.route('/', createPackager({ mediaFolder, clock, getContentSecret }));
  return app;
}
