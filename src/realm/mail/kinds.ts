import * as z from 'zod';
import type { Messages } from '../labels/messages.ts';
import { letter, type Letter } from './letter.ts';

/** For whom a mail is written. */
interface Reader {
  messages: Messages;
  /** Name of the realm. */
  brand: string;
}

/** What a mail of a kind is made of when it is sent, from the payload that was kept. */
interface MailKind<Payload> {
  payload: z.ZodType<Payload>;
  write: (payload: Payload, reader: Reader) => Letter;
}

const kind = <Payload>(definition: MailKind<Payload>) => definition;

/** Every kind of mail. Their names stand in the database: never rename one. */
export const mailKinds = {
  reminder: kind({
    payload: z.object({
      title: z.string(),
      /** When it begins, in milliseconds, and in which time zone that is said. */
      start: z.number(),
      timeZone: z.string(),
      /** The event's page. */
      href: z.url({ protocol: /^https?$/ }),
      locale: z.string(),
    }),
    write: ({ title, start, timeZone, href }, { messages, brand }) =>
      letter(messages.locale, {
        subject: messages.t('mail.reminder.subject', { title }),
        text: messages.t('mail.reminder.text', { title, time: messages.date(start, timeZone) }),
        link: { href, words: messages.t('mail.reminder.open') },
        why: messages.t('mail.reminder.why', { realm: brand }),
      }),
  }),
} as const;

/** Name of a kind of mail. */
export type MailKindName = keyof typeof mailKinds;
/** What a kind of mail is made of. */
export type MailPayload<Name extends MailKindName> = z.output<(typeof mailKinds)[Name]['payload']>;

/** What every payload has: the language that it is written in. */
const InLocale = z.object({ locale: z.string() });

/** The language of a mail as it was kept; undefined for a payload that is none. */
export const localeOf = (payload: unknown): string | undefined => InLocale.safeParse(payload).data?.locale;

/**
 * Writes a mail of a kind, from what was kept of it.
 * @returns undefined for a kind that this program does not know, and for a payload that is none of its
 */
export function writeLetter(name: string, payload: unknown, reader: Reader): Letter | undefined {
  if (!Object.hasOwn(mailKinds, name)) return undefined;
  const { payload: schema, write } = mailKinds[name as MailKindName];
  const { data } = schema.safeParse(payload);
  return data && write(data, reader);
}
