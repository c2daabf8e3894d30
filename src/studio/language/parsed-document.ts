/** A document, or word that a text is none at the moment. */
export type ParsedDocument = { ok: true; value: unknown } | { ok: false };

/** Reads a text as JSON, by the very rules that the server reads it by. */
export function parsedDocument(text: string): ParsedDocument {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}
