import { withAllWithin } from '#schemas/within.ts';

interface Filled {
  attributes?: { sectionId?: unknown; contentList?: unknown; cards?: unknown } | null;
}

/** Whether an element already has its titles, or is of a kind that needs none. */
function hasTitles(element: unknown): boolean {
  const { attributes } = (element ?? {}) as Filled;
  return attributes?.sectionId === undefined || attributes.contentList !== undefined || attributes.cards !== undefined;
}

/**
 * Whether a page contains all of its rows. The server leaves out the titles of slow or failing rows; the browser loads
 * them.
 */
export function hasAllRows(document: unknown): boolean {
  const elements = (document as { elements?: unknown } | null | undefined)?.elements;
  return !Array.isArray(elements) || elements.flatMap((element) => withAllWithin(element)).every(hasTitles);
}
