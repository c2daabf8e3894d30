import type { EditedKind } from '#schemas/wire/preview.ts';

/** How a document is called in diagnostics, whoever found them. */
export const documentName = (kind: EditedKind, name: string): string => `${kind} ${name}`;
