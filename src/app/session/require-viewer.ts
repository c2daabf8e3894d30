import { loginHref } from '../links/account-links.ts';
import { leadTo } from '../links/lead-to.ts';
import { orFail } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Redirects guests to sign-in and back. @throws Response with the redirect */
export async function requireViewer(services: Services, { url }: Pick<Request, 'url'>): Promise<void> {
  const { isGuest } = await orFail(services.session.ensure());
  const { pathname, search } = new URL(url);
  if (isGuest) throw leadTo(loginHref(`${pathname}${search}`, services));
}
