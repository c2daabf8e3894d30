/** Letters that Unicode does not take apart into a base letter and a mark, as people type them who lack the key. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // Arabic: final forms that are often typed for each other, and the stretched line.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};

/** A text as it is compared: small letters without accents or vowel signs. Only letters and digits count, in words. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıىةـ]/g, (letter) => alike[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
