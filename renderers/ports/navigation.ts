import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import type { Card, Link } from '#schemas/generated/types.ts';

/** Props of a link within the application. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children: ReactNode;
}

/** Where things lead: the application knows the addresses, the parts of a page do not. */
export interface NavigationPort {
  Link: ComponentType<LinkProps>;
  /** Address of a definition's link; undefined when it leads nowhere that can be trusted. */
  hrefOf(link: Link): string | undefined;
  /** Address that a card leads to. */
  hrefOfCard(card: Card): string;
}
