/** Names of the reactions in watch-together rooms; clients choose their appearance. */
export const reactions = ['applause', 'laugh', 'love', 'surprise', 'sad', 'fire'] as const;
export type Reaction = (typeof reactions)[number];

/** Maximum length of a room member's name, in characters. */
export const LONGEST_NAME = 30;
