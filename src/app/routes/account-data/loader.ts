import type { LoaderFunctionArgs } from 'react-router';
import { orFail } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** What the page of an account's data is drawn from. */
export interface AccountDataPage {
  email: string;
  /** When the account is to be deleted, in milliseconds. */
  deleteAt: number | undefined;
}

/** Whether the account is to be deleted. Guests are sent to sign in. */
export async function loadAccountData({ context, request }: LoaderFunctionArgs): Promise<AccountDataPage> {
  const services = context.get(servicesContext);
  await requireViewer(services, request);
  const { api } = services;
  const [{ contactEmail }, { at }] = await Promise.all([
    orFail(api.call('GET /api/v2/user/profile')),
    orFail(api.call('GET /api/v2/user/deletion')),
  ]);
  return { email: contactEmail, deleteAt: at };
}
