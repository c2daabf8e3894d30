import * as z from 'zod';
import { formatMoney } from '#schemas/format-money.ts';
import { localise } from '#schemas/localise.ts';
import { languageTag } from '#schemas/locale.ts';
import { Money } from '#schemas/wire/commerce/licences.ts';
import { pageHref } from '../../platform/http/page-href.ts';
import {
  defineLinkKind,
  defineMailKind,
  type MailContext,
  type MailKind,
  OtherRecipient,
  ReaderFacts,
  toEmailStyle,
  WithToken,
} from './mail-kind.ts';
import { renderEmail, type RenderedEmail } from './render-email.ts';

/** Defines a mail about the renewal of a plan, which leads to the account's payments. */
const definePlanKind = (
  label: 'planCancelled' | 'planReactivated' | 'planPaused' | 'resumeFailed' | 'planChangeDropped',
) =>
  defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      /** End of the paid time in milliseconds since 1970; missing for none. */
      until: z.number().optional(),
      /** Planned end of a pause in milliseconds since 1970; missing for none. */
      resumeAfter: z.number().optional(),
    }),
    write: ({ name, until, resumeAfter, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = { realm: settings.name, name: localise(name, (key) => messages.t(key)) };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(`mail.${label}.subject`, values),
        text: messages.t(`mail.${label}.text`, values),
        further: [
          ...(until === undefined || label === 'resumeFailed'
            ? []
            : [messages.t(`mail.${label}.date`, { date: messages.day(until) })]),
          ...(resumeAfter === undefined
            ? []
            : [messages.t('mail.planPaused.resume', { date: messages.day(resumeAfter) })]),
        ].join('\n'),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t('mail.refundReceipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  });

/** Labels that say how often a price is paid, by the unit of the billing period. */
const RATE_LABELS = { D: 'plan.perDays', W: 'plan.perWeeks', M: 'plan.perMonths', Y: 'plan.perYears' } as const;

/** Formats how often a price is paid: “per month”. @param period ISO 8601 duration of one unit */
function formatRate({ t }: MailContext['messages'], period: string): string {
  const [, count, unit] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  return unit === undefined ? period : t(RATE_LABELS[unit as keyof typeof RATE_LABELS], { count: Number(count) });
}

/** Defines a mail about a change to another plan, which leads to the account's payments. */
const defineChangeKind = (label: 'planChangeScheduled' | 'planChanged') =>
  defineMailKind({
    payload: ReaderFacts.extend({
      /** Names of the licences before and after the change, or their labels. */
      name: z.string(),
      next: z.string(),
      /** Price of the new licence per period, which is charged from `at` on, in milliseconds since 1970. */
      price: Money,
      period: z.string(),
      at: z.number(),
    }),
    write: ({ name, next, price, period, at, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = {
        ...localise({ name, next }, (key) => messages.t(key)),
        price: formatMoney(price, languageTag(locale)),
        period: formatRate(messages, period),
        date: messages.day(at),
      };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(`mail.${label}.subject`, values),
        text: messages.t(`mail.${label}.text`, values),
        further: messages.t(`mail.${label}.date`, values),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t('mail.refundReceipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  });

/** Defines a mail about a new price of a plan, which leads to the account's payments. */
const definePriceKind = (label: 'priceMigration' | 'priceReminder' | 'priceAccepted') =>
  defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      /** Price per period until `at` and from then on, in milliseconds since 1970. */
      oldPrice: Money,
      newPrice: Money,
      period: z.string(),
      at: z.number(),
      withoutAnswer: z.enum(['LEAVE', 'CONTINUE']),
    }),
    write: ({ name, oldPrice, newPrice, period, at, withoutAnswer, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = {
        name: localise(name, (key) => messages.t(key)),
        oldPrice: formatMoney(oldPrice, languageTag(locale)),
        price: formatMoney(newPrice, languageTag(locale)),
        period: formatRate(messages, period),
        date: messages.day(at),
      };
      const isAnswered = label === 'priceAccepted';
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(`mail.${label}.subject`, values),
        text: messages.t(`mail.${label}.text`, values),
        further: messages.t(isAnswered ? 'mail.priceAccepted.change' : `mail.priceMigration.${withoutAnswer}`, values),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t(isAnswered ? 'mail.refundReceipt.open' : 'mail.priceMigration.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  });

/** Defines a mail to the giver of a gift, which leads to the account's payments. */
const defineGiverKind = (label: 'giftSent' | 'giftRedeemed') =>
  defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the gift, or its label. */
      name: z.string(),
      recipientName: z.string(),
    }),
    write: ({ name, recipientName, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = { name: localise(name, (key) => messages.t(key)), recipient: recipientName };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(`mail.${label}.subject`, values),
        text: messages.t(`mail.${label}.text`, values),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t('mail.refundReceipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  });

/** All kinds of mail. The database stores their names: never rename one. */
export const mailKinds = {
  reminder: defineMailKind({
    payload: z.object({
      title: z.string(),
      /** Start of the event in milliseconds, and the time zone to show it in. */
      start: z.number(),
      timeZone: z.string(),
      /** URL of the event's page. */
      href: z.url({ protocol: /^https?$/ }),
      locale: z.string(),
    }),
    write: ({ title, start, timeZone, href }, reader) => {
      const { messages, settings } = reader;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.reminder.subject', { title }),
        text: messages.t('mail.reminder.text', { title, time: messages.date(start, timeZone) }),
        link: { href, words: messages.t('mail.reminder.open') },
        why: messages.t('mail.reminder.why', { realm: settings.name }),
      });
    },
  }),
  formAnswer: defineMailKind({
    payload: z.object({
      to: OtherRecipient,
      form: z.string(),
      /** The form's answer as text, one line per field. */
      answer: z.string(),
    }),
    write: ({ form, answer }, reader) => {
      const { messages, settings } = reader;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.formAnswer.subject', { form }),
        text: messages.t('mail.formAnswer.text', { form }),
        further: answer,
        why: messages.t('mail.formAnswer.why', { realm: settings.name }),
      });
    },
    to: ({ to }) => to,
  }),
  confirmEmail: defineLinkKind('confirmEmail', 'confirm', 'EMAIL_CONFIRMATION'),
  resetPassword: defineLinkKind('resetPassword', 'reset', 'LOGIN_RESET_PASSWORD'),
  finishAccount: defineLinkKind('finishAccount', 'reset', 'LOGIN_RESET_PASSWORD'),
  magicLink: defineLinkKind('magicLink', 'magic', 'MAGIC_LINK'),
  resetPin: defineLinkKind('resetPin', 'pin-reset', 'CONFIRM_PIN_PROTECTION_RESET', 'code'),
  changeEmail: defineMailKind({
    payload: WithToken.extend({ to: OtherRecipient }),
    write: defineLinkKind('changeEmail', 'email', 'EMAIL_CONFIRMATION').write,
    to: ({ to }) => to,
  }),
  activateAccount: defineMailKind({
    payload: WithToken.extend({ to: OtherRecipient }),
    write: defineLinkKind('activateAccount', 'activate', 'ACTIVATE_USER', 'id').write,
    to: ({ to }) => to,
  }),
  accountExists: defineMailKind({
    payload: ReaderFacts,
    write: ({ origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      const { locale } = messages;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.accountExists.subject', { realm }),
        text: messages.t('mail.accountExists.text', { realm }),
        link: {
          href: pageHref(settings, 'LOGIN_REQUEST_PASSWORD', { locale, origin }),
          words: messages.t('mail.accountExists.open'),
        },
        why: messages.t('mail.accountExists.why', { realm }),
      });
    },
  }),
  emailChanged: defineMailKind({
    payload: ReaderFacts.extend({ to: OtherRecipient }),
    write: ({ origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.emailChanged.subject', { realm }),
        text: messages.t('mail.emailChanged.text', { realm }),
        link: {
          href: pageHref(settings, 'HOME', { locale: messages.locale, origin }),
          words: messages.t('mail.emailChanged.open', { realm }),
        },
        why: messages.t('mail.emailChanged.why', { realm }),
      });
    },
    to: ({ to }) => to,
  }),
  deletionAsked: defineMailKind({
    payload: ReaderFacts.extend({
      /** When the account is deleted, in milliseconds. */
      at: z.number(),
    }),
    write: ({ at, origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.deletionAsked.subject', { realm }),
        text: messages.t('mail.deletionAsked.text', { realm, time: messages.date(at, 'UTC') }),
        link: {
          href: pageHref(settings, 'ACCOUNT_DATA', { locale: messages.locale, origin }),
          words: messages.t('mail.deletionAsked.open'),
        },
        why: messages.t('mail.deletionAsked.why', { realm }),
      });
    },
  }),
  passwordChanged: defineMailKind({
    payload: ReaderFacts,
    write: ({ origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.passwordChanged.subject', { realm }),
        text: messages.t('mail.passwordChanged.text', { realm }),
        link: {
          href: pageHref(settings, 'LOGIN_REQUEST_PASSWORD', { locale: messages.locale, origin }),
          words: messages.t('mail.passwordChanged.open'),
        },
        why: messages.t('mail.passwordChanged.why', { realm }),
      });
    },
  }),
  sessionEnded: defineMailKind({
    payload: ReaderFacts,
    write: ({ origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.sessionEnded.subject', { realm }),
        text: messages.t('mail.sessionEnded.text', { realm }),
        link: {
          href: pageHref(settings, 'ACCOUNT_SECURITY', { locale: messages.locale, origin }),
          words: messages.t('mail.sessionEnded.open'),
        },
        why: messages.t('mail.sessionEnded.why', { realm }),
      });
    },
  }),
  passkeyAdded: defineMailKind({
    payload: ReaderFacts,
    write: ({ origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.passkeyAdded.subject', { realm }),
        text: messages.t('mail.passkeyAdded.text', { realm }),
        link: {
          href: pageHref(settings, 'ACCOUNT_SECURITY', { locale: messages.locale, origin }),
          words: messages.t('mail.passkeyAdded.open'),
        },
        why: messages.t('mail.passkeyAdded.why', { realm }),
      });
    },
  }),
  receipt: defineMailKind({
    payload: ReaderFacts.extend({
      purchaseId: z.string(),
      /** Name of the licence, or its label. */
      name: z.string(),
      total: Money,
      /** Number of the invoice; missing for a purchase without a payment. */
      invoice: z.string().optional(),
      /** The first later charge; `at` in milliseconds since 1970. */
      next: z.object({ at: z.number(), price: Money, period: z.string() }).optional(),
      /** The receiver of a gift, and the time of its mail in milliseconds since 1970; missing for a licence. */
      gift: z.object({ recipientName: z.string(), sendAt: z.number() }).optional(),
    }),
    write: ({ purchaseId, name, total, invoice, next, gift, origin }, reader) => {
      const { messages, settings } = reader;
      const realm = settings.name;
      const { locale } = messages;
      const values = {
        realm,
        name: localise(name, (key) => messages.t(key)),
        total: formatMoney(total, languageTag(locale)),
      };
      const renewal =
        next &&
        messages.t('mail.receipt.renewal', {
          price: formatMoney(next.price, languageTag(locale)),
          date: messages.day(next.at),
        });
      const sending = gift && messages.t('mail.receipt.giftDate', { date: messages.day(gift.sendAt) });
      const number = invoice === undefined ? undefined : messages.t('mail.receipt.invoice', { number: invoice });
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.receipt.subject', values),
        text: gift
          ? messages.t('mail.receipt.gift', { ...values, recipient: gift.recipientName })
          : messages.t('mail.receipt.text', values),
        further: [number, renewal, sending].flatMap((line) => (line === undefined ? [] : [line])).join('\n'),
        link: {
          href: pageHref(settings, 'PAYMENT_CONFIRMATION', { locale, origin, query: { purchase: purchaseId } }),
          words: messages.t('mail.receipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm }),
      });
    },
  }),
  renewalFailed: defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      licenceId: z.int(),
      /** What happens next: another charge, or the account has to choose an instrument or confirm the payment. */
      step: z.enum(['retry', 'request-instrument', 'request-authentication']),
      /** End of the access while the period is unpaid; missing after it. Times in milliseconds since 1970. */
      graceUntil: z.number().optional(),
      retryAt: z.number().optional(),
      /** Set if nothing was charged, because the account has no instrument. */
      hasNoInstrument: z.literal(true).optional(),
    }),
    write: ({ name, licenceId, step, graceUntil, retryAt, hasNoInstrument, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = { realm: settings.name, name: localise(name, (key) => messages.t(key)) };
      const asks = {
        retry: retryAt === undefined ? '' : messages.t('mail.renewalFailed.retry', { date: messages.day(retryAt) }),
        'request-instrument': messages.t('mail.renewalFailed.instrument'),
        'request-authentication': messages.t('mail.renewalFailed.authentication'),
      } as const;
      const grace =
        graceUntil === undefined ? [] : [messages.t('mail.renewalFailed.grace', { date: messages.day(graceUntil) })];
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t(hasNoInstrument ? 'mail.renewalDue.subject' : 'mail.renewalFailed.subject', values),
        text: messages.t(hasNoInstrument ? 'mail.renewalDue.text' : 'mail.renewalFailed.text', values),
        further: [asks[step], ...grace].join('\n'),
        link: {
          href: pageHref(settings, 'PAYMENT_UPDATE', { locale, origin, params: { licenceId: String(licenceId) } }),
          words: messages.t('mail.renewalFailed.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  }),
  planEnded: defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      licenceId: z.int(),
      /** Whether it ended because no charge of its last period succeeded. */
      isUnpaid: z.boolean(),
      /** Whether it ended because the account has not accepted its new price. */
      isPriceUnanswered: z.literal(true).optional(),
      /** Whether support ended it. */
      isRevoked: z.boolean().optional(),
    }),
    write: ({ name, isUnpaid, isPriceUnanswered, isRevoked = false, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = { realm: settings.name, name: localise(name, (key) => messages.t(key)) };
      const end = isUnpaid ? 'unpaid' : 'withdrawn';
      const reason = isRevoked ? 'revoked' : isPriceUnanswered ? 'price' : end;
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.planEnded.subject', values),
        text: messages.t(`mail.planEnded.${reason}`, values),
        link: {
          href: pageHref(settings, 'PURCHASE', { locale, origin }),
          words: messages.t('mail.planEnded.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  }),
  planCancelled: definePlanKind('planCancelled'),
  planReactivated: definePlanKind('planReactivated'),
  planPaused: definePlanKind('planPaused'),
  resumeFailed: definePlanKind('resumeFailed'),
  offerRedeemed: defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      /** Time of the next payment in milliseconds since 1970. */
      at: z.number(),
      /** The next payment without and with the offer. */
      price: Money,
      reducedPrice: Money,
      /** Number of payments that are reduced. */
      periods: z.number(),
    }),
    write: ({ name, at, price, reducedPrice, periods, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = {
        realm: settings.name,
        name: localise(name, (key) => messages.t(key)),
        price: formatMoney(price, languageTag(locale)),
        reduced: formatMoney(reducedPrice, languageTag(locale)),
        date: messages.day(at),
        count: periods,
      };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.offerRedeemed.subject', values),
        text: messages.t('mail.offerRedeemed.text', values),
        further: messages.t('mail.offerRedeemed.count', values),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t('mail.refundReceipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  }),
  planChangeScheduled: defineChangeKind('planChangeScheduled'),
  planChanged: defineChangeKind('planChanged'),
  planChangeDropped: definePlanKind('planChangeDropped'),
  priceMigration: definePriceKind('priceMigration'),
  priceReminder: definePriceKind('priceReminder'),
  priceAccepted: definePriceKind('priceAccepted'),
  gift: defineMailKind({
    payload: ReaderFacts.extend({
      to: OtherRecipient,
      code: z.object({ key: z.string(), id: z.string(), number: z.int() }),
      /** Name of the gift, or its label. */
      name: z.string(),
      recipientName: z.string(),
      senderName: z.string(),
      message: z.string().optional(),
      /** ISO 8601. */
      period: z.string(),
      /** End of the code in milliseconds since 1970. */
      expiresAt: z.number(),
    }),
    write: ({ code, name, recipientName, senderName, message, expiresAt, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const redeemCode = reader.codeOf({ ...code, purpose: 'gift' });
      const values = {
        realm: settings.name,
        name: localise(name, (key) => messages.t(key)),
        recipient: recipientName,
        sender: senderName,
      };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.gift.subject', values),
        text: messages.t('mail.gift.text', values),
        link: {
          href: pageHref(settings, 'GIFT_REDEMPTION', { locale, origin, query: { redeemCode } }),
          words: messages.t('mail.gift.open'),
        },
        further: [
          ...(message === undefined ? [] : [message]),
          messages.t('mail.gift.code', { code: redeemCode }),
          messages.t('mail.gift.date', { date: messages.day(expiresAt) }),
        ].join('\n\n'),
        why: messages.t('mail.gift.why', values),
      });
    },
    to: ({ to }) => to,
  }),
  giftSent: defineGiverKind('giftSent'),
  giftRedeemed: defineGiverKind('giftRedeemed'),
  refundReceipt: defineMailKind({
    payload: ReaderFacts.extend({
      /** Name of the licence, or its label. */
      name: z.string(),
      amount: Money,
      /** Whether the licence has ended. */
      hasEndedAccess: z.boolean(),
    }),
    write: ({ name, amount, hasEndedAccess, origin }, reader) => {
      const { messages, settings } = reader;
      const { locale } = messages;
      const values = {
        realm: settings.name,
        name: localise(name, (key) => messages.t(key)),
        amount: formatMoney(amount, languageTag(locale)),
      };
      return renderEmail(toEmailStyle(reader), {
        subject: messages.t('mail.refundReceipt.subject', values),
        text: messages.t('mail.refundReceipt.text', values),
        ...(hasEndedAccess && { further: messages.t('mail.refundReceipt.ended', values) }),
        link: {
          href: pageHref(settings, 'ACCOUNT_PAYMENTS', { locale, origin }),
          words: messages.t('mail.refundReceipt.open'),
        },
        why: messages.t('mail.receipt.why', { realm: settings.name }),
      });
    },
  }),
} as const;

export type MailKindName = keyof typeof mailKinds;
/** Type of the payload of each kind of mail, keyed by the kind's name. */
export type MailPayload<Name extends MailKindName> = z.output<(typeof mailKinds)[Name]['payload']>;

/** Reads only the language from a mail's payload, whatever else it contains. */
const InLocale = z.object({ locale: z.string() });

/** The language of a stored mail; undefined for an invalid payload. */
export const findLocale = (payload: unknown): string | undefined => InLocale.safeParse(payload).data?.locale;

/** Finds a kind of mail and validates the stored payload; undefined for an unknown kind or an invalid payload. */
function parseMail(name: string, stored: unknown): { kind: MailKind<unknown>; payload: unknown } | undefined {
  if (!Object.hasOwn(mailKinds, name)) return undefined;
  const found = mailKinds[name as MailKindName] as MailKind<unknown>;
  const { data: payload } = found.payload.safeParse(stored);
  return payload === undefined ? undefined : { kind: found, payload };
}

/** The address that replaces the account's as recipient; undefined if the mail goes to the account's address. */
export function findRecipient(name: string, stored: unknown): string | undefined {
  const mail = parseMail(name, stored);
  return mail?.kind.to?.(mail.payload);
}

/**
 * Renders a mail from its stored payload.
 * @returns undefined for an unknown kind or an invalid payload
 */
export function renderMail(name: string, stored: unknown, reader: MailContext): RenderedEmail | undefined {
  const mail = parseMail(name, stored);
  return mail?.kind.write(mail.payload, reader);
}
