import type { BlockKind } from '#schemas/generated/types.ts';
import { kindsWithin } from '#schemas/nested.ts';
import { type ParsedPage, parsePage } from '#schemas/validate.ts';
import type { Block } from '../registry/block.ts';
import type { Registry } from '../registry/registry.ts';

/** The registry of page elements. */
export type BlockRegistry = Registry<Block<BlockKind>>;

/** The kinds that a page names, sound or not, so that their code can be loaded before the page is checked. */
export const kindsOf = (document: unknown): string[] =>
  kindsWithin((document as { elements?: unknown } | null | undefined)?.elements);

/** Checks a page with the validators of the loaded blocks. */
export const parseWith = (registry: BlockRegistry, document: unknown): ParsedPage =>
  parsePage(document, (kind) => registry.peek(kind)?.validate);
