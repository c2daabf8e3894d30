/** Days that an account stays after its holder has asked for its deletion: who did not ask, or thinks better of it, keeps it. */
export const DELETION_WAIT_DAYS = 14;
