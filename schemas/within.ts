// Nested elements are in the attribute `elements`, so that pointers repeat `/elements/<n>/attributes` and their depth
// can be read from the pointer.

/** Maximum nesting depth of elements. */
export const MAX_ELEMENT_DEPTH = 4;

/** Elements nested in an element, not validated. */
export function elementsWithin(element: unknown): unknown[] {
  const elements = (element as { attributes?: { elements?: unknown } | null } | null)?.attributes?.elements;
  return Array.isArray(elements) ? elements : [];
}

/** An element with all its nested elements, down to the maximum depth. */
export const withAllWithin = (element: unknown, depth = 1): unknown[] => [
  element,
  ...(depth < MAX_ELEMENT_DEPTH ? elementsWithin(element).flatMap((inner) => withAllWithin(inner, depth + 1)) : []),
];

const kindOf = (value: unknown): string[] => {
  const kind = typeof value === 'string' ? value : (value as { $type?: unknown } | null | undefined)?.$type;
  return typeof kind === 'string' ? [kind] : [];
};

const fallbackKinds = (value: unknown): string[] => {
  const fallback = (value as { fallback?: unknown } | null | undefined)?.fallback;
  return Array.isArray(fallback) ? fallback.slice(0, 5).flatMap(kindOf) : [];
};

/** Kinds of all elements in a list, including nested ones and fallbacks. */
export const kindsWithin = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .flatMap((value) => withAllWithin(value))
    .flatMap((value) => [...kindOf(value), ...fallbackKinds(value)]);
