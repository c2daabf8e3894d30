import type { LoaderFunctionArgs } from 'react-router';
import type { Passkey } from '#schemas/wire/identity/passkeys.ts';
import type { UserSession } from '#schemas/wire/identity/session.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the security page. */
export interface SecurityData {
  email: string;
  /** New email address that awaits confirmation. */
  pending: string | undefined;
  sessions: UserSession[];
  passkeys: Passkey[];
}

/** Loads the account's sign-in methods and sessions. Guests are redirected to sign-in. */
export async function loadSecurity({ context, request }: LoaderFunctionArgs): Promise<SecurityData> {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const { api } = services;
  const [{ contactEmail }, { email: pending }, { sessions }, { passkeys }] = await Promise.all([
    throwRouteError(api.call('GET /api/v2/user/profile')),
    throwRouteError(api.call('GET /api/v2/user/email-change')),
    throwRouteError(api.call('GET /api/v2/user/sessions')),
    throwRouteError(api.call('GET /api/v2/user/passkeys')),
  ]);
  return { email: contactEmail, pending, sessions, passkeys };
}
