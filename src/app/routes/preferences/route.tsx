import { useCallback } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { PreferencesScreen } from '#screens/preferences/preferences-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { loginHref } from '../../links/account-links.ts';
import { withLang } from '../../links/local-href.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import SpoilerWish from '../../session/spoiler-wish.tsx';

/** Page of the viewer's preferences, also for guests. */
export function Component() {
  const { isGuest, profile } = useLoaderData<SessionInfo>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { pathname, search } = useLocation();
  const { nav } = useAccountNav('preferences');
  // Loads the preferences at once; the port would wait for the page to be idle if none are stored.
  const load = useCallback(
    async () => (await import('../../page-preferences.ts')).getPreferences(services),
    [services],
  );
  const here = `${pathname}${search}`;
  return (
    <PreferencesScreen
      brand={root?.settings.name ?? ''}
      // Child profiles have no access to the account area.
      nav={isGuest || profile?.tp === 'CHILD' ? null : nav}
      signInHref={isGuest ? loginHref(here, services) : undefined}
      languages={(root?.settings.languages ?? []).map((locale) => ({
        locale,
        name: root?.languageNames[locale] ?? locale,
        href: withLang(here, locale),
      }))}
      current={root?.labels.selectedLocale ?? ''}
      load={load}
      deviceChoices={root?.settings.spoilers.enabled ? <SpoilerWish /> : null}
      leaveTo={(href) => window.location.assign(href)}
    />
  );
}
