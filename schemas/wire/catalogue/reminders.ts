import * as z from 'zod';

/** Whether the account has a reminder for an event. */
export const Reminder = z.object({ isSet: z.boolean() });

/** IANA time zone for the start time in the reminder email; default: UTC. */
export const ReminderBody = z.object({ timeZone: z.string().max(60) });
