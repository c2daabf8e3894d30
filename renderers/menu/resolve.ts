import type { Menu, MenuItem } from '#schemas/generated/types.ts';
import { safeUrl } from '#schemas/url.ts';
import type { NavigationPort } from '../ports/navigation.ts';
import type { ResolvedItem } from './layout.ts';

function hrefOf({ type, data }: MenuItem, hrefOfLink: NavigationPort['hrefOf']): string | undefined {
  switch (type) {
    case 'VIEW':
      return data.view ? hrefOfLink({ type: 'ROUTE', route: `/${data.view}` }) : undefined;
    case 'SECTION':
      return data.sectionId ? hrefOfLink({ type: 'SECTION', id: data.sectionId }) : undefined;
    case 'ROUTE':
      return data.route ? hrefOfLink({ type: 'ROUTE', route: data.route }) : undefined;
    case 'LINK':
      return safeUrl(data.url);
  }
}

/** A menu's items with their addresses. An item that leads nowhere is left out: it would do nothing. */
export function resolveItems(menu: Menu, hrefOfLink: NavigationPort['hrefOf']): ResolvedItem[] {
  return menu.items.flatMap((item) => {
    const href = hrefOf(item, hrefOfLink);
    if (!href) return [];
    const { id, label, type, data, style, visibility = 'ALL' } = item;
    const external = type === 'LINK' && !href.startsWith('/');
    return [
      { id, label, href, external, featured: style?.featured ?? false, visibility, newTab: data.target === '_blank' },
    ];
  });
}
