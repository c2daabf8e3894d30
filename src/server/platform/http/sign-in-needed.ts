import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { AnyCall, Viewer } from './call.ts';
import { ProblemError } from './problems.ts';

/** Who asks in which realm. */
type Caller = Pick<AnyCall, 'realm'> & { viewer: Pick<Viewer, 'isGuest'> };

/**
 * Refuses guests of a realm that asks for sign-in what none of its public routes shows.
 * @param shownBy the routes that show what is asked @throws ProblemError 403
 */
export function refuseGuests({ realm, viewer }: Caller, shownBy: readonly RouteName[]): void {
  const { required = false, publicRoutes = [] } = realm.settings.authentication ?? {};
  if (!required || !viewer.isGuest) return;
  if (!shownBy.some((route) => isPublicRoute(route, { required, publicRoutes })))
    throw new ProblemError('FORBIDDEN', ['signInNeeded']);
}
