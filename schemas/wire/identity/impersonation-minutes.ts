/** Maximum duration of an impersonation, in minutes. */
export const IMPERSONATION_MINUTES = 30;
