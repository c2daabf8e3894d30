import { menuLayouts } from '#blocks/menus/registry.ts';
import { blocks } from '#blocks/registry.ts';
import type { MenuRegistry } from '#renderers/menu/menu-view.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { createRegistry } from '#renderers/registry/registry.ts';

/** Registries of the blocks and menu layouts that definitions can name. */
export const blockRegistry: BlockRegistry = createRegistry(blocks);
export const menuRegistry: MenuRegistry = createRegistry(menuLayouts);
