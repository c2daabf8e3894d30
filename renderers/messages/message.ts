/** Values for the placeholders of a label. */
export type Values = Record<string, string | number>;

/**
 * Fills the `{{token}}` placeholders of a label in one pass, so that values are never expanded. A placeholder without a
 * value stays, which makes the mistake visible.
 */
export const fill = (text: string, values: Values | undefined): string =>
  text.includes('{{')
    ? text.replace(/\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g, (placeholder, name: string) =>
        String(values && Object.hasOwn(values, name) ? values[name] : placeholder),
      )
    : text;
