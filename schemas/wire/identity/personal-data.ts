/** Days between an account's deletion request and its deletion, in which the holder can cancel it. */
export const DELETION_WAIT_DAYS = 14;
