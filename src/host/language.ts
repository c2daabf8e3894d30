/** `en_US` as the tag that browsers know: `en-US` (BCP 47). */
export const languageTag = (locale: string): string => locale.replace('_', '-');
