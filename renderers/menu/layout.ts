import type { ComponentType, ReactNode } from 'react';
import type { Menu, MenuItem } from '#schemas/generated/types.ts';

/** URLs of the brand's logos. */
export interface Logos {
  main: string;
  small: string;
}

/** Intrinsic sizes of the logos in pixels, where known, to reserve their space. */
export type LogoSizes = { [Name in keyof Logos]?: { width: number; height: number } | undefined };

/** Props of a menu layout. All links and permissions are already resolved. */
export interface MenuLayoutProps {
  menu: Omit<Menu, 'items'>;
  items: ResolvedItem[];
  logos: Logos;
  logoSizes: LogoSizes;
  brand: string;
  homeHref: string;
  signInHref: string;
  /** Opens the sign-in panel on the current page; absent if the realm has only a sign-in page. */
  openSignIn: (() => void) | undefined;
  /** URL of the sign-up page; absent if users cannot sign up. */
  signUpHref: string | undefined;
  /** URL of the search page; absent if search is off. */
  searchHref: string | undefined;
  /** Whether the bar stays visible while the page scrolls. */
  pinned: boolean;
  languages: LanguageChoice[];
  /** Viewer settings shown below the menu's items; rendered when the drawer is first opened. */
  wishes: ReactNode;
  /** Whether guests see the language switch. */
  languageBadge: boolean;
  viewer: MenuViewer;
}

/** A menu item with its resolved URL. */
export interface ResolvedItem extends Pick<MenuItem, 'id' | 'label' | 'layout'> {
  href: string;
  external: boolean;
  featured: boolean;
  visibility: NonNullable<MenuItem['visibility']>;
  newTab: boolean;
  /** Whether the current page is below this item's page. */
  above: boolean;
  /** Name of a built-in icon, or the URL of a picture. */
  icon?: string;
  /** Child items; they have no children of their own. */
  children: ResolvedItem[];
}

/** A language of the realm: its name in that language, and the URL of the current page in it. */
export interface LanguageChoice {
  locale: string;
  name: string;
  href: string;
  current: boolean;
}

/**
 * The current user. The server renders for guests, but the HTML also contains the markup for signed-in users; an
 * attribute of the document decides which one CSS shows.
 */
export interface MenuViewer {
  name: string | undefined;
  isGuest: boolean;
  /** URL of the profile selection page; absent if accounts have no profiles. */
  profilesHref?: string;
  /** URL of the sign-out endpoint (POST). */
  signOutHref: string;
}

/** A menu layout and its component. */
export interface MenuLayout {
  layout: Menu['layout'];
  component: ComponentType<MenuLayoutProps>;
}

/** Declares a menu layout. */
export const defineMenuLayout = (layout: MenuLayout): MenuLayout => layout;

/** Loaders of all menu layouts. Complete by type: the compiler requires every layout of the schema. */
export type MenuLayoutLoaders = { [Layout in Menu['layout']]: () => Promise<{ default: MenuLayout }> };
