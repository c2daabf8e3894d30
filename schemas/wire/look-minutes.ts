/** How long support may look at an account, in minutes. */
export const LOOK_MINUTES = 30;
