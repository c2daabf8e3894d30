import type { ComponentType, ReactNode } from 'react';
import type { Menu, MenuItem } from '#schemas/generated/types.ts';

/** The brand's own logos, as addresses. */
export interface Logos {
  main: string;
  small: string;
}

/** The logos' own sizes in pixels, where they are known: their room is kept until they are loaded. */
export type LogoSizes = { [Name in keyof Logos]?: { width: number; height: number } | undefined };

/** What a menu layout is given. It draws; where things lead and who is there has been decided. */
export interface MenuLayoutProps {
  menu: Omit<Menu, 'items'>;
  items: ResolvedItem[];
  logos: Logos;
  logoSizes: LogoSizes;
  brand: string;
  homeHref: string;
  signInHref: string;
  /** Opens sign-in beside the page; absent where signing in takes the page of its own. */
  openSignIn: (() => void) | undefined;
  /** Absent when viewers cannot sign up by themselves. */
  signUpHref: string | undefined;
  /** Address of the search page; absent when search is off. */
  searchHref: string | undefined;
  /** Whether the bar stays where it is when the page scrolls. */
  pinned: boolean;
  languages: LanguageChoice[];
  /** What viewers may wish for, beside the menu's items; drawn once the menu is opened. */
  wishes: ReactNode;
  /** Whether guests see the language switch. */
  languageBadge: boolean;
  viewer: Viewer;
}

/** A menu item with its address. */
export interface ResolvedItem extends Pick<MenuItem, 'id' | 'label' | 'layout'> {
  href: string;
  external: boolean;
  featured: boolean;
  visibility: NonNullable<MenuItem['visibility']>;
  newTab: boolean;
  /** Whether the page that is shown is one below the item's. */
  above: boolean;
  /** Name of an icon of ours, or the address of a picture. */
  icon?: string;
  /** Items below this one; these have none of their own. */
  children: ResolvedItem[];
}

/** One language of the realm: its name in itself, and the address of this page in it. */
export interface LanguageChoice {
  locale: string;
  name: string;
  href: string;
  current: boolean;
}

/** Who looks at the menu. The server draws for guests; both shapes are in the page and the marker picks one. */
export interface Viewer {
  name: string | undefined;
  isGuest: boolean;
  /** Where to choose who watches; absent where accounts have no profiles. */
  profilesHref?: string;
  /** Where to sign out: posted to, it does. */
  signOutHref: string;
}

/** One layout of the menu. */
export interface MenuLayout {
  layout: Menu['layout'];
  component: ComponentType<MenuLayoutProps>;
}

/** Declares a menu layout. */
export const defineMenuLayout = (layout: MenuLayout): MenuLayout => layout;

/** How each layout is loaded. A total map: the compiler asks for every layout that the schema knows. */
export type MenuLayoutLoaders = { [Layout in Menu['layout']]: () => Promise<{ default: MenuLayout }> };
