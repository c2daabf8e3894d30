import type { MenuLayoutLoaders } from '#renderers/menu/layout.ts';

/** Loaders of all menu layouts. */
export const menuLayouts: MenuLayoutLoaders = {
  HAMBURGER: () => import('./hamburger/index.ts'),
  SIDEBAR: () => import('./sidebar/index.ts'),
  TOP: () => import('./top/index.ts'),
  TOP_LEFT: () => import('./top-left/index.ts'),
};
