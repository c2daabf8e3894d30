import type { LoaderFunctionArgs } from 'react-router';
import type { Profiles } from '#schemas/wire/profiles.ts';
import { orFail } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** What the page of the profiles is drawn from. */
export interface ProfilesData {
  profiles: Profiles;
  /** Of who watches now. */
  current: { id: string; isChild: boolean };
  /** Of the account; a child does not learn it. */
  email: string;
}

/** Who may watch, and who does. Guests are sent to sign in; where a realm has no profiles there is nothing. */
export async function loadProfiles({ context, request }: LoaderFunctionArgs): Promise<ProfilesData> {
  const services = context.get(servicesContext);
  await requireViewer(services, request);
  const profiles = await orFail(services.api.call('GET /api/v1/profile'));
  const { profile } = await orFail(services.session.ensure());
  const isChild = profile?.tp === 'CHILD';
  const { contactEmail: email } = isChild
    ? { contactEmail: '' }
    : await orFail(services.api.call('GET /api/v2/user/profile'));
  return { profiles, current: { id: profile?.id ?? '', isChild }, email };
}
