/** Locale of the page, such as en_US, from the document's `lang` attribute. Browser only. */
export const documentLocale = (): string => document.documentElement.lang.replaceAll('-', '_');
