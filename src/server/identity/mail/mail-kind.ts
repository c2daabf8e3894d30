import * as z from 'zod';
import type { Realm } from '#schemas/generated/types.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import { pageHref } from '../../platform/http/page-href.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import type { MailedCode } from './mailed-code.ts';
import { renderEmail, type RenderedEmail, type EmailStyle } from './render-email.ts';

/** Context in which a mail is rendered: the recipient's language and the realm. */
export interface MailContext {
  messages: Messages;
  settings: Realm;
  colors: EmailStyle['colors'];
  /** Computes the secret of a one-time link when the mail is rendered, because the secret is never stored. */
  secretOf: (kind: OneTimeKind, id: string) => string;
  /** Computes a mailed code when the mail is rendered, because the code is never stored. */
  codeOf: (code: MailedCode) => string;
}

/** Defines how a kind of mail is rendered from its stored payload. */
export interface MailKind<Payload> {
  payload: z.ZodType<Payload>;
  write: (payload: Payload, reader: MailContext) => RenderedEmail;
  /** Returns the recipient's address if the mail does not go to the account's address. */
  to?: (payload: Payload) => string;
}

/** Declares a kind of mail. The function only infers the type of the payload. */
export const defineMailKind = <Payload>(definition: MailKind<Payload>): MailKind<Payload> => definition;

/** Builds the style of a realm's mails from its theme. */
export const toEmailStyle = ({ messages, settings, colors }: MailContext): EmailStyle => ({
  locale: messages.locale,
  brand: settings.name,
  colors,
});

/** The language of the mail, and the origin of the site that its links lead to. */
export const ReaderFacts = z.object({ locale: z.string(), origin: z.url({ protocol: /^https?$/ }) });
/** The payload of a mail with a one-time link, with the token's id. */
export const WithToken = ReaderFacts.extend({ token: z.string() });
/** Recipient of a mail that does not go to the account's address. */
export const OtherRecipient = z.string();

/** A mail with a one-time link. Its labels are `mail.<name>.subject`, `.text`, `.open`, `.further` and `.why`. */
export const defineLinkKind = (
  name:
    | 'confirmEmail'
    | 'resetPassword'
    | 'finishAccount'
    | 'magicLink'
    | 'changeEmail'
    | 'resetPin'
    | 'activateAccount',
  of: OneTimeKind,
  route: RouteName,
  /** Name of the path parameter that holds the secret. If it is missing, the secret is the query parameter `token`. */
  parameter?: 'code' | 'id',
) =>
  defineMailKind({
    payload: WithToken,
    write: ({ origin, token }, reader) => {
      const { messages, settings, secretOf } = reader;
      const realm = settings.name;
      const secret = secretOf(of, token);
      const where = parameter === undefined ? { query: { token: secret } } : { params: { [parameter]: secret } };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(`mail.${name}.subject`, { realm }),
        text: messages.t(`mail.${name}.text`, { realm }),
        link: {
          href: pageHref(settings, route, { ...where, locale: messages.locale, origin }),
          words: messages.t(`mail.${name}.open`),
        },
        further: messages.t(`mail.${name}.further`),
        why: messages.t(`mail.${name}.why`, { realm }),
      });
    },
  });
