import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import type { Card, Link } from '#schemas/generated/types.ts';

/** Props of a link within the application. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children: ReactNode;
}

/** Query parameters to add to a URL. */
export type QueryParameters = Readonly<Record<string, string | number | undefined>>;

/** Options of a navigation. */
export interface GoOptions {
  /** Replaces the current history entry, so that "back" leads to the page before. */
  replace?: boolean;
  /** Keeps scroll position and focus, for navigations that change only a part of the page. */
  keepPlace?: boolean;
}

/** The list that contains a card; its id is added to the card's URL. */
export interface ContainingList {
  type: 'PLAYLIST' | 'SEASON' | 'SERIES' | 'WATCHLIST';
  id: number | string;
  /** Public owner id of a shared watchlist. */
  owner?: string;
}

/** Navigation. The application knows the routes, components do not. */
export interface NavigationPort {
  Link: ComponentType<LinkProps>;
  /** URL of a definition's link; undefined for unknown or untrusted targets. */
  hrefOf(link: Link, query?: QueryParameters): string | undefined;
  /** URL of a card's page. */
  hrefOfCard(card: Card, list?: ContainingList): string;
  /** Navigates within the application; a URL that starts with ? stays on the page. */
  go(to: string, options?: GoOptions): void;
}
