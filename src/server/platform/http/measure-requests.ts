import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Metrics } from '../metrics/metrics.ts';
import { toProblem } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

/** A caller may write any word as its method. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts and times requests by the pattern of the route that answered.
 * @param others what is called whatever no route of its own answers
 */
export const measureRequests = ({ requests, requestDuration, problems }: Metrics, others: string) =>
  createMiddleware<RealmEnv>(async (http, next) => {
    const end = requestDuration.startTimer();
    await next();
    // After the answer this is the pattern of the handler that was reached last.
    const pattern = routePath(http);
    const route = /^\/?\*$|^\/api\/\*$/.test(pattern) ? others : pattern;
    const caller = http.env?.inProcess ? 'page' : 'network';
    const { method } = http.req;
    requests.inc({
      route,
      method: methods.has(method) ? method : 'OTHER',
      status: `${Math.floor(http.res.status / 100)}xx`,
      caller,
    });
    end({ route, caller });
    if (http.error) problems.inc({ code: toProblem(http.error, '').code });
  });
