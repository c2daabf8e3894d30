import type { DocumentKind } from '../realm-folder.ts';

/**
 * Function that migrates a value between two contract versions. It does not modify its argument and leaves unknown
 * content unchanged.
 */
export interface Change {
  /** Migrates from the previous version to this one. */
  up(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Migrates from this version back to the previous one, for older builds. */
  down(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * Changes that one contract version makes: to documents, by their kind, and to the attributes of elements, by `$type`.
 */
export interface Step {
  /** Contract version after the step, as MAJOR.MINOR. */
  to: string;
  documents?: Partial<Record<DocumentKind, Change>>;
  blocks?: Readonly<Record<string, Change>>;
}

/** Returns a copy of a value with renamed properties. A property that already exists under its new name is kept. */
export function renamed(
  value: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      const name = Object.hasOwn(names, key) ? names[key] : undefined;
      if (name === undefined) return [[key, part]];
      return Object.hasOwn(value, name) ? [] : [[name, part]];
    }),
  );
}

/** A change that only renames properties. */
export const rename = (names: Readonly<Record<string, string>>): Change => ({
  up: (value) => renamed(value, names),
  down: (value) => renamed(value, Object.fromEntries(Object.entries(names).map(([before, after]) => [after, before]))),
});
