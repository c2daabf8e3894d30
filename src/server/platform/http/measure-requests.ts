import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Metrics } from '../metrics/metrics.ts';
import { toProblem } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

/** Known methods. Others are counted together, because callers can invent methods and metric labels must be bounded. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts and times requests by route pattern.
 * @param others label of requests that no route handles
 */
export const measureRequests = ({ requests, requestDuration, problems }: Metrics, others: string) =>
  createMiddleware<RealmEnv>(async (http, next) => {
    const end = requestDuration.startTimer();
    await next();
    // After the response, hono's `routePath` returns the pattern of the last handler that ran.
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
