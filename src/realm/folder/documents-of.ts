import type { RealmBundle, Sourced } from './bundle.ts';

const isSourced = (value: unknown): value is Sourced<unknown> =>
  typeof value === 'object' && value !== null && 'document' in value && 'file' in value;

/** Every document of a realm's folder, of whatever kind. */
export const documentsOf = (bundle: RealmBundle): Sourced<unknown>[] => {
  const parts: unknown[] = Object.values(bundle);
  return parts.flat().filter(isSourced);
};
