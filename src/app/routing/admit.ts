import { localPath, movedTo, routeOf } from '#schemas/routes/paths.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { loginHref } from '../links/account-links.ts';
import { leadInstead, leadTo } from '../links/lead-to.ts';
import { orFail } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Permanent Redirect, which keeps the request method (RFC 9110, section 15.4.9). */
export const MOVED = 308;

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
  const { isGuest } = await orFail(services.session.ensure());
  if (isGuest) throw leadTo(loginHref(addressOf(request), services));
}

/** Runs before every loader: redirects outdated paths to their current form, then checks access. */
export async function admit(services: Services, name: RouteName, request: Request): Promise<void> {
  const here = addressOf(request);
  const moved = movedTo(here, services.pathSegments);
  if (moved !== undefined && moved !== here) throw leadInstead(moved, MOVED);
  await requireAdmission(services, name, request);
}

/** Redirects a default path to the realm's translated path, so that old links keep working. */
export function leaveDefaultPath({ pathSegments }: Services, request: Request): void {
  const here = addressOf(request);
  const local = localPath(here, pathSegments);
  if (local !== here && routeOf(local, pathSegments)) throw leadInstead(local, MOVED);
}
