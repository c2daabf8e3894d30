/**
 * Name of a language or country in a locale (ECMA-402, section 12); the code itself if it has no name or is invalid,
 * because catalogues and manifests come from third parties.
 */
export function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}
