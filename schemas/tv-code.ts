/** Letters of a television's code: they form no words and are not confused with each other (RFC 8628, section 6.1). */
export const TV_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Number of letters of a code. */
export const TV_CODE_LENGTH = 8;

/** Normalises a code that the user has typed, to capital letters only. */
export const bareTvCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** Formats a code in two groups. */
export const shownTvCode = (code: string): string => {
  const bare = bareTvCode(code);
  return bare.length > TV_CODE_LENGTH / 2
    ? `${bare.slice(0, TV_CODE_LENGTH / 2)}-${bare.slice(TV_CODE_LENGTH / 2)}`
    : bare;
};
