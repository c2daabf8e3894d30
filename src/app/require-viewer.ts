import { redirect } from 'react-router';
import type { SessionInfo } from '#schemas/wire/session.ts';
import { orFail } from './failure.ts';
import { loginHref } from './links/account-links.ts';
import type { Services } from './services.ts';

/** Who asks: in the browser by its session, on the server by the cookies that came along. */
export const whoIsThere = ({ session, api }: Services): Promise<SessionInfo> =>
  orFail(session ? session.ensure() : (api.call('POST /api/v2/session') as Promise<SessionInfo>));

/** Sends guests to sign in first, and back here afterwards. */
export async function requireViewer(services: Services, { url }: Request): Promise<void> {
  const { isGuest } = await whoIsThere(services);
  const { pathname, search } = new URL(url);
  if (isGuest) throw redirect(loginHref(`${pathname}${search}`, services));
}
