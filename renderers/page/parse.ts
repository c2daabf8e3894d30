import type { BlockKind } from '#schemas/generated/types.ts';
import { type ParsedPage, parsePage } from '#schemas/parse-page.ts';
import type { Block } from '../registry/block.ts';
import type { Registry } from '../registry/registry.ts';

/** The registry of page elements. */
export type BlockRegistry = Registry<Block<BlockKind>>;

/** The kinds that a page names, sound or not, so that their code can be loaded before the page is checked. */
export function kindsOf(document: unknown): string[] {
  const elements = (document as { elements?: unknown } | null)?.elements;
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element: { $type?: unknown } | null) =>
    typeof element?.$type === 'string' ? [element.$type] : [],
  );
}

/** Checks a page with the validators of the loaded blocks. */
export const parseWith = (registry: BlockRegistry, document: unknown): ParsedPage =>
  parsePage(document, (kind) => registry.peek(kind)?.validate);
