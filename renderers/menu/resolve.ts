import type { ValidMenuItem } from '#schemas/parse-menu.ts';
import { safeUrl } from '#schemas/url.ts';
import type { NavigationPort } from '../ports/navigation.ts';
import type { ResolvedItem } from './layout.ts';

function hrefOf(item: ValidMenuItem, hrefOfLink: NavigationPort['hrefOf']): string | undefined {
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

/** Whether a page is below an item's page: /fighters/7 is below /fighters. No page is below home. */
const isAbove = (href: string, here: string): boolean => {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 && here.startsWith(`${path}/`);
};

/** Resolves the items of a menu for the current path `here`. Items without a valid link are dropped. */
export function resolveItems(
  items: readonly ValidMenuItem[],
  hrefOfLink: NavigationPort['hrefOf'],
  here = '',
): ResolvedItem[] {
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
        above: isAbove(href, here),
        children: resolveItems(children, hrefOfLink, here),
        ...(layout && { layout }),
        ...(style.icon && { icon: style.icon }),
      },
    ];
  });
}
