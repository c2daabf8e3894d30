import { useRouteLoaderData } from 'react-router';
import { providerBy } from '#schemas/authentication-providers.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { AccountNav } from '#screens/account/account-nav.tsx';
import { type AccountPage, listAccountPages, offeredTo } from '#screens/account/account-pages.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { useViewer } from '../session/use-viewer.ts';

const routes = {
  details: 'ACCOUNT',
  security: 'ACCOUNT_SECURITY',
  payments: 'ACCOUNT_PAYMENTS',
  preferences: 'PREFERENCES',
  agreements: 'ACCOUNT_AGREEMENTS',
  data: 'ACCOUNT_DATA',
  support: 'ACCOUNT_SUPPORT',
} as const;

/**
 * Returns the navigation links of the account area and the sections of its security page. Both depend on how the
 * realm's viewers sign in.
 */
export function useAccountNav(current: AccountPage) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathSegments, lang } = useServices();
  const { isSupport } = useViewer();
  const providers = root?.settings.authentication.providers ?? [];
  // Accounts have a password if the realm offers a password form; otherwise the viewers sign in by email link.
  const main = providerBy(providers, 'form') ?? providerBy(providers, 'mail');
  const provider = main?.name ?? '';
  const pages = listAccountPages(provider, {
    sellsLicences: root?.settings.sellsLicences ?? false,
    // The support page links to itself even before the session is loaded: the server has already checked that this
    // viewer is support staff.
    isSupport: isSupport || current === 'support',
  }).map((page) => ({
    page,
    href: pathTo(routes[page], pathSegments, {}, { lang }),
  }));
  const hasKeys = providerBy(providers, 'key') !== undefined;
  const sections = offeredTo(provider).security.filter((section) => hasKeys || section !== 'passkeys');
  return { nav: <AccountNav pages={pages} current={current} />, sections };
}
