/**
 * A language or a country by its code, in the words of a locale (ECMA-402, section 12): the code itself where it has no name,
 * or is none at all. Catalogues and manifests come from elsewhere and may hold anything.
 */
export function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}
