type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * An element's fallbacks as elements, best first: a kind's name gets the same attributes, an object is a complete
 * element. They take the element's position.
 */
export function fallbacksOf({ fallback, $version: _version, ...rest }: Plain): Plain[] {
  if (!Array.isArray(fallback)) return [];
  return fallback.flatMap((choice: unknown): Plain[] => {
    const element = typeof choice === 'string' ? { ...rest, $type: choice } : choice;
    return isPlain(element) ? [{ ...element, ...('$zone' in rest && { $zone: rest['$zone'] }) }] : [];
  });
}
