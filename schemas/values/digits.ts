/** The text with Arabic, Persian and full-width digits as 0–9: keyboards of those languages type them. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Only the digits of a text, as 0–9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
