import * as z from 'zod';

/** Whether an account is reminded of an event. */
export const Reminder = z.object({ isSet: z.boolean() });

/** In which time zone a reminder is to say when the event begins: a name of IANA's, else it is UTC. */
export const ReminderBody = z.object({ timeZone: z.string().max(60) });
