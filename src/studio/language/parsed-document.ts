/** Parsed document, or that the text is not valid JSON. */
export type ParsedDocument = { ok: true; value: unknown } | { ok: false };

/** Parses a text with the same rules as the server. */
export function parsedDocument(text: string): ParsedDocument {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}
