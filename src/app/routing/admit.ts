import { localPath, movedTo, routeOf } from '#schemas/routes/paths.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { loginHref } from '../links/account-links.ts';
import { leadInstead, leadTo } from '../links/lead-to.ts';
import { orFail } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** For good, and a post stays a post (RFC 9110, section 15.4.9). */
export const MOVED = 308;

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Leads on whoever may not see a route: guests of a realm that asks for sign-in to the sign-in page, and then back. */
export async function requireAdmission(
  services: Services,
  name: RouteName | undefined,
  request: Request,
): Promise<void> {
  if (isPublicRoute(name, services.site.signIn)) return;
  const { isGuest } = await orFail(services.session.ensure());
  if (isGuest) throw leadTo(loginHref(addressOf(request), services));
}

/** What each route does before it loads anything: an address that is written differently here leads on to its own. */
export async function admit(services: Services, name: RouteName, request: Request): Promise<void> {
  const here = addressOf(request);
  const moved = movedTo(here, services.pathSegments);
  if (moved !== undefined && moved !== here) throw leadInstead(moved, MOVED);
  await requireAdmission(services, name, request);
}

/** A default path where the realm has segments of its own leads on to those: old links and letters go on working. */
export function leaveDefaultPath({ pathSegments }: Services, request: Request): void {
  const here = addressOf(request);
  const local = localPath(here, pathSegments);
  if (local !== here && routeOf(local, pathSegments)) throw leadInstead(local, MOVED);
}
