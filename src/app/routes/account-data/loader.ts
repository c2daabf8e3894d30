import type { LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the account's personal data page. */
export interface AccountDataPage {
  email: string;
  /** Scheduled deletion of the account, in milliseconds since 1970. */
  deleteAt: number | undefined;
}

/** Loads the email address and any scheduled deletion. Guests are redirected to sign-in. */
export async function loadAccountData({ context, request }: LoaderFunctionArgs): Promise<AccountDataPage> {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const { api } = services;
  const [{ contactEmail }, { at }] = await Promise.all([
    throwRouteError(api.call('GET /api/v2/user/profile')),
    throwRouteError(api.call('GET /api/v2/user/deletion')),
  ]);
  return { email: contactEmail, deleteAt: at };
}
