import type { PreviewView } from '#schemas/wire/authoring/preview.ts';

/** The audience that the elements are filled for, and the licences of a draft if they replace those of the realm. */
export type RowView = PreviewView & { licences?: readonly unknown[] | undefined };

/**
 * Asks the server for the titles of the rows that the elements contain, as the given audience would see them. Rejects
 * if the ticket is invalid or expired.
 */
export type Resolve = (elements: unknown[], view: RowView | undefined, ticket: string) => Promise<unknown[]>;

interface Sourced {
  $type: string;
  fallback?: unknown;
  attributes: Record<string, unknown> & { source: unknown };
}

function isSourced(element: unknown): element is Sourced {
  const attributes = (element as { attributes?: unknown } | null)?.attributes;
  return attributes !== null && typeof attributes === 'object' && Object.hasOwn(attributes, 'source');
}

/** Data that the server has added to an element. */
interface Filled {
  attributes: Record<string, unknown>;
  /** The element's fallback element, to which the server has added its titles as well. */
  fallback?: unknown;
}

/** Attributes that the server fills with data. All other attributes come from the draft. */
const filledParts = ['contentList', 'paging', 'cards', 'items', 'programmes', 'channels', 'plans'];

/** Debounce delay before requesting rows, in milliseconds. */
const PAUSE_MS = 120;

/** Retry delay in milliseconds, long enough for a server restart. */
const AGAIN_MS = 1000;

/** Rows of a draft: cached ones are filled immediately, others after the server's response. */
export interface Rows {
  /** Returns the draft with all cached rows. */
  fill(document: unknown, view: RowView | undefined, ticket: string | undefined): unknown;
  close(): void;
}

/** Creates the row cache. Calls `changed` when more rows are loaded, `failed` when loading fails. */
export function createRowCache(resolve: Resolve, changed: () => void, failed: (error: unknown) => void): Rows {
  const known = new Map<string, Filled>();
  const asked = new Set<string>();
  /** The last loaded content of each row, by kind and name. It is shown until the row's new content is loaded. */
  const lastOf = new Map<string, Filled>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const keyOf = ({ $type, attributes, fallback }: Sourced, view: RowView | undefined) =>
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

  const ask = (elements: Sourced[], view: RowView | undefined, ticket: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const keys = elements.map((element) => keyOf(element, view));
      for (const key of keys) asked.add(key);
      const request = (onError: (error: unknown) => void) =>
        resolve(elements, view, ticket).then(
          (filled) => keep(keys, filled),
          // Requests aborted by leaving the page are not failures.
          (error: unknown) => isClosed || onError(error),
        );
      const giveUp = (error: unknown) => {
        for (const key of keys) asked.delete(key);
        failed(error);
      };
      void request(() => setTimeout(() => isClosed || void request(giveUp), AGAIN_MS));
    }, PAUSE_MS);
  };

  const filled = (element: Sourced, view: RowView | undefined): unknown => {
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
