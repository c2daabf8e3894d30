/** Values for the placeholders of a label. */
export type Values = Record<string, string | number>;

/**
 * Fills the `{{token}}` placeholders of a label in one pass, so that placeholders within values are not expanded. A
 * placeholder without a value stays, so that the error is visible.
 */
export const fill = (text: string, values: Values | undefined): string =>
  text.includes('{{')
    ? text.replace(/\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g, (placeholder, name: string) =>
        String(values && Object.hasOwn(values, name) ? values[name] : placeholder),
      )
    : text;
