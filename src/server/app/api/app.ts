import { Hono } from 'hono';
import { type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import type { Context } from '../../platform/context.ts';
import { handlers, routes } from '../districts.ts';
import { bindEndpoints } from './bind.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { NO_STORE } from './caching.ts';
import { crossOrigin } from './cors.ts';
import { refuseUnknown } from './unknown.ts';
import { trustedProxy } from '../../platform/http/trusted-proxy.ts';
import { measureRequests } from '../../platform/http/measure-requests.ts';
import { answerProblem } from '../../platform/http/problems.ts';
import { type RealmEnv, requestContext } from '../../platform/http/request-context.ts';

// This assignment makes the compiler reject an endpoint of the table that has no handler.
const allHandlers: Handlers<EndpointName> = handlers;

/** Creates the realm server's request handler: API, pictures, files, films and health probes. */
export function createRealmApp(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.onError(answerProblem);
  app.notFound(refuseUnknown(Object.keys(endpoints)));
  app.use(measureRequests(context.metrics, 'none'));
  app.use(requestContext(context));
  app.use(trustedProxy(context.config.trustProxy));
  app.use('/api/*', crossOrigin(context));
  app.use('/api/*', async (http, next) => {
    // Unless the response sets its own caching rule, it is not stored.
    http.header('cache-control', NO_STORE);
    http.header('x-content-type-options', 'nosniff');
    await next();
  });
  for (const route of routes) app.route('/', route(context));
  app.route('/', bindEndpoints(context, endpoints, allHandlers));
  return app;
}
