import { loginHref } from '../links/account-links.ts';
import { leadTo } from '../links/lead-to.ts';
import type { Services } from '../services.ts';
import { whoIsThere } from './who-is-there.ts';

/** Sends guests to sign in first, and back here afterwards. */
export async function requireViewer(services: Services, { url }: Request): Promise<void> {
  const { isGuest } = await whoIsThere(services);
  const { pathname, search } = new URL(url);
  if (isGuest) throw leadTo(loginHref(`${pathname}${search}`, services));
}
