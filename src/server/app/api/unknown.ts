import type { Context as HonoContext } from 'hono';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';

interface Known {
  method: string;
  pattern: RegExp;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/**
 * Rejects requests that no endpoint matches: 405 if only the method is wrong, else 404.
 * @param names endpoint names: method and path
 */
export function refuseUnknown(names: readonly string[]): (http: HonoContext<RealmEnv>) => never {
  const known = names.map((name): Known => {
    const [method = '', path = ''] = name.split(' ');
    return { method, pattern: patternOf(path) };
  });
  return (http) => {
    const methods = known.filter(({ pattern }) => pattern.test(http.req.path)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(http.req.method)) throw new ProblemError('NOT_FOUND');
    http.header('allow', [...new Set(methods)].join(', '));
    throw new ProblemError('METHOD_NOT_ALLOWED');
  };
}
