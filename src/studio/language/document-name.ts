import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Name of a document in diagnostics. */
export const documentName = (kind: EditedKind, name: string): string => `${kind} ${name}`;
