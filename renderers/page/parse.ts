import type { BlockKind } from '#schemas/generated/types.ts';
import { type ParsedPage, parsePage, type ValidElement } from '#schemas/parse-page.ts';
import { kindsWithin } from '#schemas/within.ts';
import type { Block } from '../registry/block.ts';
import type { Registry } from '../registry/registry.ts';

/** The registry of page elements. */
export type BlockRegistry = Registry<Block<BlockKind>>;

/** The kinds that a page names, valid or not, so that their code can be loaded before the page is checked. */
export const kindsOf = (document: unknown): string[] =>
  kindsWithin((document as { elements?: unknown } | null | undefined)?.elements);

/** Checks a page with the validators of the loaded blocks. */
export const parseWith = (registry: BlockRegistry, document: unknown): ParsedPage =>
  parsePage(document, (kind) => registry.peek(kind)?.validate);

const settled = new WeakMap<object, ValidElement>();

/** The same object for an element that is the same object at the same position, so that it is not drawn again. */
export function settle(valid: ValidElement): ValidElement {
  const before = settled.get(valid.element);
  if (before?.pointer === valid.pointer) return before;
  settled.set(valid.element, valid);
  return valid;
}
