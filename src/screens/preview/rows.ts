import type { PreviewView } from '#schemas/wire/preview.ts';

/** Fills the rows of elements on the server, as a pretended viewer. Rejects when the ticket is not good (any more). */
export type Resolve = (elements: unknown[], view: PreviewView | undefined, ticket: string) => Promise<unknown[]>;

interface Sourced {
  $type: string;
  fallback?: unknown;
  attributes: Record<string, unknown> & { source: unknown };
}

function isSourced(element: unknown): element is Sourced {
  const attributes = (element as { attributes?: unknown } | null)?.attributes;
  return attributes !== null && typeof attributes === 'object' && Object.hasOwn(attributes, 'source');
}

/** What the server has added to an element. */
interface Filled {
  attributes: Record<string, unknown>;
  /** What stands in its place if it is empty, filled as well. */
  fallback?: unknown;
}

/** What the server adds to an element from its source. The rest of its attributes are the draft's own. */
const filledParts = ['contentList', 'paging', 'cards', 'items', 'programmes', 'channels'];

/** How long it waits for the typing to pause before it asks the server, in milliseconds. */
const PAUSE_MS = 120;

/** How long after a failure it asks once more, in milliseconds: a server that is being replaced is back by then. */
const AGAIN_MS = 1000;

/** Rows of a draft: those that are known are there at once, the others come when the server has filled them. */
export interface Rows {
  /** The draft with the rows that are known by now. */
  fill(document: unknown, view: PreviewView | undefined, ticket: string | undefined): unknown;
  close(): void;
}

/** Makes the memory of rows. `changed` is told when more rows are known than before; `failed` when they cannot be had. */
export function createRows(resolve: Resolve, changed: () => void, failed: (error: unknown) => void): Rows {
  const known = new Map<string, Filled>();
  const asked = new Set<string>();
  /** The last content of a row by its kind and name, to be shown until its new source has been filled. */
  const lastOf = new Map<string, Filled>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const keyOf = ({ $type, attributes, fallback }: Sourced, view: PreviewView | undefined) =>
    JSON.stringify([$type, attributes.source, attributes['minItems'], attributes['onEmpty'], fallback, view ?? null]);
  const nameOf = ({ $type, attributes }: Sourced) => `${$type} ${String(attributes['bucketId'] ?? attributes['id'])}`;

  const keep = (keys: string[], filled: unknown[]) => {
    filled.forEach((element, index) => {
      const { attributes = {}, fallback } = (element ?? {}) as Partial<Filled>;
      const parts = Object.entries(attributes).filter(([name]) => filledParts.includes(name));
      known.set(keys[index] ?? '', {
        attributes: Object.fromEntries(parts),
        ...(Array.isArray(fallback) && { fallback }),
      });
    });
    changed();
  };

  const ask = (elements: Sourced[], view: PreviewView | undefined, ticket: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const keys = elements.map((element) => keyOf(element, view));
      for (const key of keys) asked.add(key);
      const request = (onError: (error: unknown) => void) =>
        resolve(elements, view, ticket).then(
          (filled) => keep(keys, filled),
          // Leaving the page breaks its calls off, which is no failure.
          (error: unknown) => isClosed || onError(error),
        );
      const giveUp = (error: unknown) => {
        for (const key of keys) asked.delete(key);
        failed(error);
      };
      void request(() => setTimeout(() => isClosed || void request(giveUp), AGAIN_MS));
    }, PAUSE_MS);
  };

  const filled = (element: Sourced, view: PreviewView | undefined): unknown => {
    const { source: _query, sectionId: _section, ...attributes } = element.attributes;
    const content = known.get(keyOf(element, view));
    if (content) lastOf.set(nameOf(element), content);
    const shown = content ?? lastOf.get(nameOf(element));
    return { ...element, ...shown, attributes: { ...attributes, ...shown?.attributes } };
  };

  return {
    fill(document, view, ticket) {
      const elements = (document as { elements?: unknown } | null)?.elements;
      if (!Array.isArray(elements)) return document;
      const missing = elements.filter(isSourced).filter((element) => {
        const key = keyOf(element, view);
        return !known.has(key) && !asked.has(key);
      });
      if (missing.length > 0 && ticket) ask(missing, view, ticket);
      return {
        ...(document as object),
        elements: elements.map((element: unknown) => (isSourced(element) ? filled(element, view) : element)),
      };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
