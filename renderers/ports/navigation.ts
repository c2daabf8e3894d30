import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import type { Card, Link } from '#schemas/generated/types.ts';

/** Props of a link within the application. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children: ReactNode;
}

/** Values to add to an address after the question mark. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** How to go to an address. */
export interface GoOptions {
  /** Takes the place of this address in the history, so that the way back leads to the page before. */
  replace?: boolean;
  /** Scroll and focus stay where they are: the page is the same, a part of it changes. */
  keepPlace?: boolean;
}

/** The list that a card stands in; its number goes along in the card's address. */
export interface CardList {
  type: 'PLAYLIST' | 'SEASON' | 'SERIES' | 'WATCHLIST';
  id: number | string;
  /** Whose watchlist it is, where it is a shared one. */
  owner?: string;
}

/** Where things lead: the application knows the addresses, the parts of a page do not. */
export interface NavigationPort {
  Link: ComponentType<LinkProps>;
  /** Address of a definition's link; undefined when it leads nowhere that can be trusted. */
  hrefOf(link: Link, query?: Query): string | undefined;
  /** Address that a card leads to. */
  hrefOfCard(card: Card, list?: CardList): string;
  /** Goes to an address within the application; one that begins with ? stays on the page. */
  go(to: string, options?: GoOptions): void;
}
