import type { DocumentKind } from '../realm-folder.ts';

/** Changes one value between two versions of the contract. Pure; leaves alone what it does not know. */
export interface Change {
  /** From the version before to this one. */
  up(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** From this version back to the one before, for builds that know no more. */
  down(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** What changed with one version of the contract: whole documents by kind, attributes of elements by `$type`. */
export interface Step {
  /** The version that it leads to, as MAJOR.MINOR. */
  to: string;
  documents?: Partial<Record<DocumentKind, Change>>;
  blocks?: Readonly<Record<string, Change>>;
}

/** A copy in which properties have other names. A property that is there under its new name already stays. */
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

/** A change that only gives properties other names. */
export const rename = (names: Readonly<Record<string, string>>): Change => ({
  up: (value) => renamed(value, names),
  down: (value) => renamed(value, Object.fromEntries(Object.entries(names).map(([before, after]) => [after, before]))),
});
