import { fields } from '#blocks/fields/registry.ts';
import { menuLayouts } from '#blocks/menus/registry.ts';
import { blocks } from '#blocks/registry.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import type { MenuRegistry } from '#renderers/menu/menu-view.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { createRegistry } from '#renderers/registry/registry.ts';

/** The registries of everything that definitions can name. */
export const blockRegistry: BlockRegistry = createRegistry(blocks);
export const fieldRegistry: FieldRegistry = createRegistry(fields);
export const menuRegistry: MenuRegistry = createRegistry(menuLayouts);
