import * as z from 'zod';

/** Whether the account has a reminder for an event. */
export const Reminder = z.object({ isSet: z.boolean() });

/**
 * Request to set a reminder, with the IANA time zone in which the reminder email states the start time; UTC by default.
 */
export const ReminderBody = z.object({ timeZone: z.string().max(60) });
