/** A page as far as its list of elements is concerned. */
interface Listed {
  elements: unknown[];
}

const isListed = (value: unknown): value is Listed =>
  value !== null && typeof value === 'object' && Array.isArray((value as Partial<Listed>).elements);

/**
 * Remembers the elements of the draft before, and gives those of the next the same objects where they say the same:
 * what did not change is not checked against its state, not drawn, and does not lose its place.
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
