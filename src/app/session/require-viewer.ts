import { loginHref } from '../links/account-links.ts';
import { createRedirect } from '../links/lead-to.ts';
import { throwRouteError } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Redirects guests to sign-in and back. @throws Response with the redirect */
export async function requireSignedIn(services: Services, { url }: Pick<Request, 'url'>): Promise<void> {
  const { isGuest } = await throwRouteError(services.session.ensure());
  const { pathname, search } = new URL(url);
  if (isGuest) throw createRedirect(loginHref(`${pathname}${search}`, services));
}
