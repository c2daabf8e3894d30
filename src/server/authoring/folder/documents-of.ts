import type { RealmBundle, Sourced } from './bundle.ts';

const isSourced = (value: unknown): value is Sourced<unknown> =>
  typeof value === 'object' && value !== null && 'document' in value && 'file' in value;

/** All documents of a realm, sorted by file. */
export const documentsOf = (bundle: RealmBundle): Sourced<unknown>[] => {
  const parts: unknown[] = Object.values(bundle);
  const found = parts.flat().filter(isSourced);
  return found.sort((one, other) => (one.file < other.file ? -1 : 1));
};
