/** Converts Arabic, Persian and full-width digits to 0–9, because keyboards for these languages type them. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Removes everything but digits from a text and returns them as 0–9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
