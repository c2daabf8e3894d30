import type { RealmBundle, Sourced } from './bundle.ts';

const isSourced = (value: object | undefined): value is Sourced<unknown> =>
  value !== undefined && 'document' in value && 'file' in value;

/** Every document of a realm's folder, of whatever kind. */
export const documentsOf = (bundle: RealmBundle): Sourced<unknown>[] =>
  Object.values(bundle as unknown as Record<string, object | object[] | undefined>)
    .flat()
    .filter(isSourced);
