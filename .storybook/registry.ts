import { blocks } from '#blocks/registry.ts';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import type { Block } from '#renderers/registry/block.ts';
import { createRegistry } from '#renderers/registry/registry.ts';

/** The product's own blocks, loaded when a story names them, as in the application. */
export const storyRegistry: BlockRegistry = createRegistry(
  blocks as unknown as Record<string, () => Promise<{ default: Block }>>,
);
