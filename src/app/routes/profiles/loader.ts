import type { LoaderFunctionArgs } from 'react-router';
import type { Profiles } from '#schemas/wire/identity/profiles.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the profiles page. */
export interface ProfilesData {
  profiles: Profiles;
  /** The active profile of the session. */
  current: { id: string; isChild: boolean };
  /** Email address of the account; empty for child profiles, which must not see it. */
  email: string;
}

/**
 * Loads the account's profiles and the active one. Guests are redirected to sign-in; realms without profiles yield
 * 404.
 */
export async function loadProfiles({ context, request }: LoaderFunctionArgs): Promise<ProfilesData> {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const profiles = await throwRouteError(services.api.call('GET /api/v1/profile'));
  const { profile } = await throwRouteError(services.session.ensure());
  const isChild = profile?.tp === 'CHILD';
  const { contactEmail: email } = isChild
    ? { contactEmail: '' }
    : await throwRouteError(services.api.call('GET /api/v2/user/profile'));
  return { profiles, current: { id: profile?.id ?? '', isChild }, email };
}
