/** Values for the placeholders of a label. */
export type Values = Record<string, string | number>;

/**
 * Puts values into the `{{token}}` placeholders of a label. One pass: a value that itself looks like a placeholder stays
 * text. A placeholder without a value stays too, so that the slip is seen.
 */
export const fill = (text: string, values: Values | undefined): string =>
  text.includes('{{')
    ? text.replace(/\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g, (placeholder, name: string) =>
        String(values && Object.hasOwn(values, name) ? values[name] : placeholder),
      )
    : text;
