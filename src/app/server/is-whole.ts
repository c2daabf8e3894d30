import { withAllWithin } from '#schemas/within.ts';

interface Filled {
  attributes?: { sectionId?: unknown; contentList?: unknown; cards?: unknown } | null;
}

/** Whether an element has its titles or needs none. */
function hasTitles(element: unknown): boolean {
  const { attributes } = (element ?? {}) as Filled;
  return attributes?.sectionId === undefined || attributes.contentList !== undefined || attributes.cards !== undefined;
}

/** Whether a page is complete: the server leaves slow or failing rows to the browser. */
export function hasAllRows(document: unknown): boolean {
  const elements = (document as { elements?: unknown } | null | undefined)?.elements;
  return !Array.isArray(elements) || elements.flatMap((element) => withAllWithin(element)).every(hasTitles);
}
