import type { BlockKind } from '#schemas/generated/types.ts';
import { type ParsedPage, parsePage, type ValidElement } from '#schemas/parse-page.ts';
import { kindsWithin } from '#schemas/within.ts';
import type { Block } from '../registry/block.ts';
import type { Registry } from '../registry/registry.ts';

/** Registry of page elements by kind. */
export type BlockRegistry = Registry<Block<BlockKind>>;

/** Kinds of all elements in a page, valid or not, so that their code can be loaded before validation. */
export const kindsOf = (document: unknown): string[] =>
  kindsWithin((document as { elements?: unknown } | null | undefined)?.elements);

/** Validates a page with the validators of the loaded blocks. */
export const parseWith = (registry: BlockRegistry, document: unknown): ParsedPage =>
  parsePage(document, (kind) => registry.peek(kind)?.validate);

const settled = new WeakMap<object, ValidElement>();

/** Returns the earlier wrapper for the same element object at the same pointer, so that it is not re-rendered. */
export function reuseValidElement(valid: ValidElement): ValidElement {
  const before = settled.get(valid.element);
  if (before?.pointer === valid.pointer) return before;
  settled.set(valid.element, valid);
  return valid;
}
