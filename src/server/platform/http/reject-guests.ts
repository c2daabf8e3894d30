import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RealmContext, Viewer } from '../realm-context.ts';
import { ProblemError } from './problems.ts';

/** The realm and whether the caller is a guest. */
type Asking = Pick<RealmContext, 'realm'> & { caller: Pick<Viewer, 'isGuest'> };

/**
 * Rejects a guest's call in a realm that requires sign-in, unless one of the realm's public routes shows the data.
 * @param shownBy routes that show the requested data
 * @throws ProblemError 403
 */
export function rejectGuests({ realm, caller }: Asking, shownBy: readonly RouteName[]): void {
  const { required = false, publicRoutes = [] } = realm.settings.authentication ?? {};
  if (!required || !caller.isGuest) return;
  if (!shownBy.some((route) => isPublicRoute(route, { required, publicRoutes })))
    throw new ProblemError('FORBIDDEN', ['signInNeeded']);
}
