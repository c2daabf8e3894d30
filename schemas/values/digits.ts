/** Converts Arabic, Persian and full-width digits, which those keyboards type, to 0–9. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Digits of a text only, as 0–9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
