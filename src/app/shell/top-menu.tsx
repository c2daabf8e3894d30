import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { resolveItems } from '#renderers/menu/resolve.ts';
import { ByPlatform } from '#renderers/menu/by-platform.tsx';
import { MenuView } from '#renderers/menu/menu-view.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { optional } from '#renderers/primitives/optional.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { loginHref, signUpHref } from '../links/account-links.ts';
import { withLang } from '../links/local-href.ts';
import { menuRegistry } from '../registries.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { canSignUp } from '../session/sign-up-rule.ts';
import { useRouteName } from '../routing/use-route-name.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useCurrentPath, useLanguageChoices } from './use-language-choices.ts';

// These panels are loaded lazily, because few viewers open them.
const MenuWishes = optional(() => import('./panels/menu-wishes.tsx'));

const emptyMenu: NonNullable<RootData['menu']> = {
  menu: { version: '1.0', platform: 'WEB', layout: 'TOP', defaultView: 'home' },
  items: [],
};

/** Routes on which the menu bar never hides. */
const pinnedRoutes: readonly (RouteName | undefined)[] = ['INTERSTITIAL', 'VOD', 'SEASON', 'PLAYLIST'];

interface TopMenuProps {
  root: RootData;
  /** Whether the page belongs to a flow such as sign-in, without menu items. */
  bare: boolean;
  /** Opens the sign-in panel; undefined if sign-in uses its own page. */
  openSignIn: (() => void) | undefined;
}

/** The realm's menu; phones get its mobile menu if there is one. */
export function TopMenu(props: TopMenuProps) {
  const { menu, mobileMenu } = props.root;
  const web = <PlatformMenu {...props} of={menu} />;
  if (!mobileMenu) return web;
  return <ByPlatform web={web} mobileWeb={<PlatformMenu {...props} of={mobileMenu} />} />;
}

/** Resolves a menu's items, links, languages and viewer, and renders it. */
function PlatformMenu({ root, bare, openSignIn, of = emptyMenu }: TopMenuProps & { of: RootData['menu'] }) {
  const { settings } = root;
  const { menu, items: valid } = of;
  const { navigation } = usePorts();
  const { lang, pathSegments } = useServices();
  const name = useRouteName();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const items = useMemo(
    () => (bare ? [] : resolveItems(valid, navigation.hrefOf, pathname)),
    [valid, navigation, bare, pathname],
  );
  const homeHref =
    menu.defaultView === 'home'
      ? withLang('/', lang)
      : (navigation.hrefOf({ type: 'SECTION', id: menu.defaultView }) ?? '/');
  const here = useCurrentPath();
  const languages = useLanguageChoices(root);
  const from = here === '/' ? undefined : here;
  return (
    <MenuView
      registry={menuRegistry}
      menu={menu}
      items={items}
      logos={settings.logos}
      logoSizes={settings.logoSizes ?? {}}
      brand={settings.name}
      homeHref={homeHref}
      signInHref={loginHref(from, { pathSegments, lang })}
      openSignIn={openSignIn}
      signUpHref={canSignUp(settings) ? signUpHref(from, { pathSegments, lang }) : undefined}
      searchHref={settings.search.enabled && !bare ? pathTo('SEARCH', pathSegments, {}, { lang }) : undefined}
      wishes={
        <Suspense>
          <MenuWishes />
        </Suspense>
      }
      pinned={pinnedRoutes.includes(name)}
      languageBadge={settings.languageBadgeForGuests}
      languages={languages}
      viewer={{
        name: viewer.name,
        isGuest: viewer.isGuest,
        ...(settings.profiles && { profilesHref: pathTo('PROFILES', pathSegments, {}, { lang }) }),
        signOutHref: pathTo('LOGOUT', pathSegments, {}, { lang }),
      }}
    />
  );
}
