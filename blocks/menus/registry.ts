import type { MenuLayoutLoaders } from '#renderers/menu/layout.ts';

/** Every menu layout and where its code is. */
export const menuLayouts: MenuLayoutLoaders = {
  HAMBURGER: () => import('./hamburger/index.ts'),
  SIDEBAR: () => import('./sidebar/index.ts'),
  TOP: () => import('./top/index.ts'),
  TOP_LEFT: () => import('./top-left/index.ts'),
};
