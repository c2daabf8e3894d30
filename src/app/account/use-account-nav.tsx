import { useRouteLoaderData } from 'react-router';
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

/** The links between the pages of the account area, and what the account's way in offers. */
export function useAccountNav(current: AccountPage) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathSegments, lang } = useServices();
  const { isSupport } = useViewer();
  const providers = root?.settings.authentication.providers ?? [];
  // Every account has a password as yet; a realm that asks for none has accounts that come by mail alone.
  const byMailAlone =
    providers.some(({ name }) => name === 'MAGIC_LINK') && !providers.some(({ name }) => name === 'ID');
  const offered = offeredTo(byMailAlone ? 'MAGIC_LINK' : 'ID');
  // On its own page it need not be asked for who is there.
  const more = isSupport || current === 'support' ? (['support'] as const) : [];
  const pages = ([...offered.pages, 'preferences', 'agreements', 'data', ...more] as const).map((page) => ({
    page,
    href: pathTo(routes[page], pathSegments, {}, { lang }),
  }));
  const hasKeys = providers.some(({ name }) => name === 'PASSKEY');
  const sections = offered.security.filter((section) => hasKeys || section !== 'passkeys');
  return { nav: <AccountNav pages={pages} current={current} />, sections };
}
