/** Reactions of those who watch together, by name: how one looks is the client's. */
export const reactions = ['applause', 'laugh', 'love', 'surprise', 'sad', 'fire'] as const;
export type Reaction = (typeof reactions)[number];

/** Characters that the name of a member of a room may have. */
export const LONGEST_NAME = 30;
