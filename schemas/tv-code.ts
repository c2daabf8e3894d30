/** The letters of a television's code: those that make no word and are not taken for another (RFC 8628, section 6.1). */
export const TV_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** How many of them a code has. */
export const TV_CODE_LENGTH = 8;

/** A code as it is compared: however it was typed, its letters alone. */
export const bareTvCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** A code as it is shown: in two groups. */
export const shownTvCode = (code: string): string => {
  const bare = bareTvCode(code);
  return bare.length > TV_CODE_LENGTH / 2
    ? `${bare.slice(0, TV_CODE_LENGTH / 2)}-${bare.slice(TV_CODE_LENGTH / 2)}`
    : bare;
};
