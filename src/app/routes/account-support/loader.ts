import type { LoaderFunctionArgs } from 'react-router';
import type { Impersonation } from '#schemas/wire/identity/impersonation.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the support page. */
export interface SupportPage {
  email: string;
  impersonations: readonly Impersonation[];
}

/** Loads the impersonations by this support user. Guests are redirected to sign-in; the server rejects other users. */
export async function loadSupport({ context, request }: LoaderFunctionArgs): Promise<SupportPage> {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const { api } = services;
  const [{ impersonations }, { contactEmail }] = await Promise.all([
    throwRouteError(api.call('GET /api/v2/support/impersonations')),
    throwRouteError(api.call('GET /api/v2/user/profile')),
  ]);
  return { email: contactEmail, impersonations };
}
