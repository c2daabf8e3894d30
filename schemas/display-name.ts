/**
 * Name of a language or country in a locale (ECMA-402, section 12). Returns the code itself if it is invalid or has no
 * name, because the codes of catalogues and manifests come from third parties.
 */
export function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}
