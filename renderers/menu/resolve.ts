import type { SoundMenuItem } from '#schemas/parse-menu.ts';
import { safeUrl } from '#schemas/url.ts';
import type { NavigationPort } from '../ports/navigation.ts';
import type { ResolvedItem } from './layout.ts';

function hrefOf(item: SoundMenuItem, hrefOfLink: NavigationPort['hrefOf']): string | undefined {
  switch (item.type) {
    case 'VIEW':
      return hrefOfLink({ type: 'ROUTE', route: `/${item.data.view}` });
    case 'SECTION':
      return hrefOfLink({ type: 'SECTION', id: item.data.sectionId });
    case 'ROUTE':
      return hrefOfLink({ type: 'ROUTE', route: item.data.route });
    case 'PLUGIN':
      return hrefOfLink({ type: 'PLUGIN', id: item.data.pluginId });
    case 'LINK':
      return safeUrl(item.data.url);
  }
}

/** A menu's items with their addresses. An item that leads nowhere is left out: it would do nothing. */
export function resolveItems(items: readonly SoundMenuItem[], hrefOfLink: NavigationPort['hrefOf']): ResolvedItem[] {
  return items.flatMap((item) => {
    const href = hrefOf(item, hrefOfLink);
    if (!href) return [];
    const { id, label, layout, type, data, style = {}, visibility = 'ALL', children } = item;
    return [
      {
        id,
        label,
        href,
        external: type === 'LINK' && !href.startsWith('/'),
        featured: style.featured ?? false,
        visibility,
        newTab: data.target === '_blank',
        children: resolveItems(children, hrefOfLink),
        ...(layout && { layout }),
        ...(style.icon && { icon: style.icon }),
      },
    ];
  });
}
