import { routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { isLocalPath } from '#schemas/url.ts';
import { isExcludedReturnTarget } from './login-pages.ts';

/** Maximum length of a URL in the query. */
const LONGEST = 2048;

/** Validates a URL from the query: on this site and not too long; otherwise undefined. */
export const validateTarget = (value: string | null | undefined): string | undefined =>
  isLocalPath(value) && value.length <= LONGEST ? value : undefined;

/** Validates a return target: like `safeTarget`, but excludes sign-in and sign-out pages to avoid redirect loops. */
export function validateReturnTarget(value: string | null | undefined, pathSegments: PathSegments): string | undefined {
  const target = validateTarget(value);
  if (target === undefined) return undefined;
  return isExcludedReturnTarget(routeOf(target, pathSegments)?.name) ? undefined : target;
}
