/** Maximum duration of an impersonation, in minutes. */
export const LOOK_MINUTES = 30;
