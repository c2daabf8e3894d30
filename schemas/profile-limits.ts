/** Maximum number of profiles per account, including the main one. */
export const MOST_PROFILES = 5;
/** Maximum length of a profile's name, in characters. */
export const PROFILE_NAME = 40;
/** Age limits that a child's profile can have, in years. */
export const ageLimits = [0, 6, 12, 16] as const;
