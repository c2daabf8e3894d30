// Elements within an element stand in its attributes under the name `elements`, so that every pointer into them is made
// of `/elements/<n>/attributes` again and again, and tells by itself how deep it leads.

/** How many elements may stand within one another. */
export const DEEPEST = 4;

/** What stands within an element, unchecked. */
export function elementsWithin(element: unknown): unknown[] {
  const elements = (element as { attributes?: { elements?: unknown } | null } | null)?.attributes?.elements;
  return Array.isArray(elements) ? elements : [];
}

/** An element and all that stands within it, down to the depth that is drawn. */
export const withAllWithin = (element: unknown, depth = 1): unknown[] => [
  element,
  ...(depth < DEEPEST ? elementsWithin(element).flatMap((inner) => withAllWithin(inner, depth + 1)) : []),
];

const kindOf = (value: unknown): string[] => {
  const kind = typeof value === 'string' ? value : (value as { $type?: unknown } | null | undefined)?.$type;
  return typeof kind === 'string' ? [kind] : [];
};

const fallbackKinds = (value: unknown): string[] => {
  const fallback = (value as { fallback?: unknown } | null | undefined)?.fallback;
  return Array.isArray(fallback) ? fallback.slice(0, 5).flatMap(kindOf) : [];
};

/** The kinds of all elements that a list of elements names: those within others and those of their fallbacks too. */
export const kindsWithin = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .flatMap((value) => withAllWithin(value))
    .flatMap((value) => [...kindOf(value), ...fallbackKinds(value)]);
