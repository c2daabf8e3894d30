import type { EditedKind } from './wire/preview.ts';

const folders: Record<EditedKind, (name: string) => string> = {
  page: (name) => `pages/${name}.json`,
  menu: (name) => `menus/${name}.json`,
  form: (name) => `forms/${name}.json`,
  labels: (name) => `labels/${name}.json`,
  theme: (name) => `${name}.json`,
};

/** Where a document stands in a realm's folder, which is what diagnostics call it wherever it is edited. */
export const documentFile = (kind: EditedKind, name: string): string => folders[kind](name);
