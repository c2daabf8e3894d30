import type { BlockKind } from '#schemas/generated/types.ts';
import { type ParsedPage, parsePage, type SoundElement } from '#schemas/parse-page.ts';
import type { Block } from '../registry/block.ts';
import type { Registry } from '../registry/registry.ts';

/** The registry of page elements. */
export type BlockRegistry = Registry<Block<BlockKind>>;

interface ElementLike {
  $type?: unknown;
  fallback?: unknown;
}

const kindOf = (element: unknown): string[] => {
  const kind = typeof element === 'string' ? element : (element as ElementLike | null)?.$type;
  return typeof kind === 'string' ? [kind] : [];
};

/** The kinds that an element names, its fallbacks' among them. */
function kindsOfElement(element: unknown): string[] {
  const fallback = (element as ElementLike | null)?.fallback;
  return [...kindOf(element), ...(Array.isArray(fallback) ? fallback.slice(0, 5).flatMap(kindOf) : [])];
}

/** The kinds that a page names, sound or not, so that their code can be loaded before the page is checked. */
export function kindsOf(document: unknown): string[] {
  const elements = (document as { elements?: unknown } | null)?.elements;
  return Array.isArray(elements) ? elements.flatMap(kindsOfElement) : [];
}

/** Checks a page with the validators of the loaded blocks. */
export const parseWith = (registry: BlockRegistry, document: unknown): ParsedPage =>
  parsePage(document, (kind) => registry.peek(kind)?.validate);

const settled = new WeakMap<object, SoundElement>();

/** The same object for an element that is the same object at the same place, so that it is not drawn again. */
export function settle(sound: SoundElement): SoundElement {
  const before = settled.get(sound.element);
  if (before?.pointer === sound.pointer) return before;
  settled.set(sound.element, sound);
  return sound;
}
