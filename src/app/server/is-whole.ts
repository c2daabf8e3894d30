import { withAllWithin } from '#schemas/within.ts';

interface Filled {
  attributes?: { sectionId?: unknown; contentList?: unknown; cards?: unknown } | null;
}

/** Whether an element came with its titles, or has none to come. */
function hasTitles(element: unknown): boolean {
  const { attributes } = (element ?? {}) as Filled;
  return attributes?.sectionId === undefined || attributes.contentList !== undefined || attributes.cards !== undefined;
}

/** Whether a page has all of its rows: the server leaves to the browser what is slow or fails. */
export function isWhole(document: unknown): boolean {
  const elements = (document as { elements?: unknown } | null | undefined)?.elements;
  return !Array.isArray(elements) || elements.flatMap((element) => withAllWithin(element)).every(hasTitles);
}
