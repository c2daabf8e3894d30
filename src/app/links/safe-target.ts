import { routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { isLocalPath } from '#schemas/url.ts';
import { leadsRound } from './login-pages.ts';

/** Characters that an address in a query may have. */
const LONGEST = 2048;

/** An address in a query that may be gone to: on this site and not too long. Everything else counts as absent. */
export const safeTarget = (value: string | null | undefined): string | undefined =>
  isLocalPath(value) && value.length <= LONGEST ? value : undefined;

/** The same for a way back: a page on which one comes in or goes out would lead round in circles. */
export function safeReturn(value: string | null | undefined, pathSegments: PathSegments): string | undefined {
  const target = safeTarget(value);
  if (target === undefined) return undefined;
  return leadsRound(routeOf(target, pathSegments)?.name) ? undefined : target;
}
