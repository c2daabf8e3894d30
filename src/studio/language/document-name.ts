import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Name under which diagnostics mention a document. */
export const documentName = (kind: EditedKind, name: string): string => `${kind} ${name}`;
