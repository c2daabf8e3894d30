/** Profiles that an account may have, its main one among them. */
export const MOST_PROFILES = 5;
/** Characters of a profile's name. */
export const PROFILE_NAME = 40;
/** Ages up to which titles for a child may be rated. */
export const ageLimits = [0, 6, 12, 16] as const;
