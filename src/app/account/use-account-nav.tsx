import { useRouteLoaderData } from 'react-router';
import { providerBy } from '#schemas/authentication-providers.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { AccountNav } from '#screens/account/account-nav.tsx';
import { type AccountPage, offeredTo } from '#screens/account/account-pages.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { useViewer } from '../session/use-viewer.ts';

const routes = {
  details: 'ACCOUNT',
  security: 'ACCOUNT_SECURITY',
  preferences: 'PREFERENCES',
  agreements: 'ACCOUNT_AGREEMENTS',
  data: 'ACCOUNT_DATA',
  support: 'ACCOUNT_SUPPORT',
} as const;

/** Returns the navigation of the account area and the security sections that the sign-in method offers. */
export function useAccountNav(current: AccountPage) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathSegments, lang } = useServices();
  const { isSupport } = useViewer();
  const providers = root?.settings.authentication.providers ?? [];
  // Accounts have a password if the realm has a password form; otherwise they sign in by email link.
  const main = providerBy(providers, 'form') ?? providerBy(providers, 'mail');
  const offered = offeredTo(main?.name ?? '');
  // The support page itself does not need to wait for the session: its access was already checked.
  const more = isSupport || current === 'support' ? (['support'] as const) : [];
  const pages = ([...offered.pages, 'preferences', 'agreements', 'data', ...more] as const).map((page) => ({
    page,
    href: pathTo(routes[page], pathSegments, {}, { lang }),
  }));
  const hasKeys = providerBy(providers, 'key') !== undefined;
  const sections = offered.security.filter((section) => hasKeys || section !== 'passkeys');
  return { nav: <AccountNav pages={pages} current={current} />, sections };
}
