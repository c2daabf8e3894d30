import { localPath, movedTo, routeOf } from '#schemas/routes/paths.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { loginHref } from '../links/account-links.ts';
import { createReplacingRedirect, createRedirect } from '../links/lead-to.ts';
import { throwRouteError } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Permanent Redirect, which keeps the request method (RFC 9110, section 15.4.9). */
export const HTTP_PERMANENT_REDIRECT = 308;

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Redirects guests to sign-in and back if the realm requires sign-in for the route. */
export async function requireAdmission(
  services: Services,
  name: RouteName | undefined,
  request: Request,
): Promise<void> {
  if (isPublicRoute(name, services.site.signIn)) return;
  const { isGuest } = await throwRouteError(services.session.ensure());
  if (isGuest) throw createRedirect(loginHref(addressOf(request), services));
}

/** Runs before every loader: redirects outdated paths to their current form, then checks access. */
export async function checkRouteAccess(services: Services, name: RouteName, request: Request): Promise<void> {
  const here = addressOf(request);
  const moved = movedTo(here, services.pathSegments);
  if (moved !== undefined && moved !== here) throw createReplacingRedirect(moved, HTTP_PERMANENT_REDIRECT);
  await requireAdmission(services, name, request);
}

/** Redirects a default path to the realm's translated path, so that old links keep working. */
export function redirectDefaultPath({ pathSegments }: Services, request: Request): void {
  const here = addressOf(request);
  const local = localPath(here, pathSegments);
  if (local !== here && routeOf(local, pathSegments)) throw createReplacingRedirect(local, HTTP_PERMANENT_REDIRECT);
}
