/** A page with a list of elements. */
interface Listed {
  elements: unknown[];
}

const isListed = (value: unknown): value is Listed =>
  value !== null && typeof value === 'object' && Array.isArray((value as Partial<Listed>).elements);

/**
 * Returns a function that reuses the previous draft's element objects where they are deep-equal, so that unchanged
 * elements are not re-rendered and keep their state.
 */
export function createSameParts(): (document: unknown) => unknown {
  let before = new Map<string, unknown>();
  return (document) => {
    if (!isListed(document)) return document;
    const now = new Map<string, unknown>();
    const elements = document.elements.map((element) => {
      const text = JSON.stringify(element) ?? '';
      const same = before.get(text) ?? element;
      now.set(text, same);
      return same;
    });
    before = now;
    return { ...document, elements };
  };
}
