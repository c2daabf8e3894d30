/** The locale that the page is in, such as en_US: as the document's own tag says it. Only in browsers. */
export const documentLocale = (): string => document.documentElement.lang.replaceAll('-', '_');
