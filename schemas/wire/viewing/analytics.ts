import * as z from 'zod';
import { CARDS_PER_IMPRESSION, EVENTS_PER_CALL } from '../../analytics-limits.ts';
import { LOCALE_PATTERN } from '../../locale-pattern.ts';
import { type RouteName, routePaths } from '../../routes/table.ts';
import { nonceErrorShape, playbackShape, videoErrorShape } from './analytics-playback.ts';

/** Steps of the checkout (product document 2, section 2, "Payment pages"). */
const checkoutStep = z.enum([
  'LOGIN',
  'SIGNUP',
  'CONSENT',
  'PACKAGE_SELECTION',
  'PAYMENT_PAGE',
  'CREDIT_CARD_PAYMENT',
  'PAYPAL_PAYMENT',
  'NEW_PAYMENT',
  'PAYMENT_COMPLETE',
]);
export type CheckoutStep = z.infer<typeof checkoutStep>;

const routeNames = Object.keys(routePaths) as RouteName[];

/** An identifier as in definitions; too short for a sentence, without characters of an email address. */
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);
const contentId = z.int().min(1).max(2_147_483_647);
const pageType = z.enum(['live', 'video', 'playlist', 'other']);

/** The viewed page; without its URL, which may contain personal data. */
const page = z.strictObject({
  /** Random id of one page view, which therefore cannot link several page views to a viewer. */
  id: z.uuid(),
  type: pageType,
  contentId: contentId.optional(),
  /** Name of the route, independent of localised paths; absent for unknown pages. */
  route: z.enum(routeNames).optional(),
  /** Name of the page's definition and its contract version. */
  source: name.optional(),
  version: z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/)
    .optional(),
});

/** An element of a page, with all its identifiers. */
const element = z.strictObject({
  kind: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** JSON pointer of the element in the page's definition. */
  pointer: z.string().regex(/^(?:\/[A-Za-z0-9]{1,40}){2,20}$/),
  analyticsId: name.optional(),
  bucketId: name.optional(),
  exid: name.optional(),
  heroId: name.optional(),
  id: name.optional(),
});

/** A title on a card. */
const card = z.strictObject({
  contentType: z.string().regex(/^[A-Z][A-Z_]{0,29}$/),
  contentId,
  /** Position of the card within its element, counted from 1. */
  position: z.int().min(1).max(100_000),
});

/** Properties of every event. */
const envelope = {
  /** Time of the event in milliseconds since 1970, by the viewer's clock. */
  at: z.int().min(0).max(8.64e15),
  realm: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  locale: z.string().regex(new RegExp(LOCALE_PATTERN)),
  /** The user's role (claim `rol` of the access token), or `guest`. It does not identify the user. */
  userType: z.enum(['guest', 'viewer', 'editor']),
  page,
};

/**
 * Schemas of all analytics events. They are an allowlist, so that names, email addresses, tokens or search terms cannot
 * be sent.
 */
export const AnalyticsEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('pageView') }),
  // Event: an element came into view, with at least half of it visible for a second. It contains the cards that were
  // visible until then; it is sent once per page view.
  z.strictObject({
    ...envelope,
    type: z.literal('impression'),
    element,
    cards: z.array(card).max(CARDS_PER_IMPRESSION).optional(),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('click'),
    element,
    control: z.enum(['card', 'link', 'button']),
    card: card.optional(),
    /** Type and id of the page that the clicked link leads to, if it is in the realm. */
    leadsTo: z.strictObject({ type: pageType, contentId: contentId.optional() }).optional(),
  }),
  // A search. The event contains the length of the search text and the number of results, but never the text, because
  // people search for names, including their own.
  z.strictObject({
    ...envelope,
    type: z.literal('search'),
    queryLength: z.int().min(1).max(200),
    results: z.int().min(0).max(10_000_000).optional(),
  }),
  // A failed sign-in, with the code of the refusal, such as failedAuthentication.
  z.strictObject({ ...envelope, type: z.literal('loginError'), code: z.string().regex(/^[A-Za-z_]{1,60}$/) }),
  // Event: a title was added to or removed from the favourites. It contains the state before.
  z.strictObject({
    ...envelope,
    type: z.literal('favourite'),
    contentType: card.shape.contentType,
    contentId,
    favourite: z.boolean(),
  }),
  // Event: the user chose a plan to buy.
  z.strictObject({ ...envelope, type: z.literal('selectLicence'), licenceId: contentId }),
  // Event: the checkout showed another step.
  z.strictObject({ ...envelope, type: z.literal('checkoutStep'), licenceId: contentId, step: checkoutStep }),
  // Event: a purchase is paid. It contains neither the amount nor the payment method, which the ledger has.
  z.strictObject({ ...envelope, type: z.literal('purchase'), licenceId: contentId }),
  // Event: playback report, sent every 30 seconds and when the player is closed.
  z.strictObject({ ...envelope, ...playbackShape }),
  // Playback error: the video could not be played.
  z.strictObject({ ...envelope, ...videoErrorShape }),
  z.strictObject({ ...envelope, ...nonceErrorShape }),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Body of a request with analytics events, each of which is validated separately. */
export const AnalyticsBody = z.strictObject({
  events: z.array(z.unknown()).min(1).max(EVENTS_PER_CALL),
  /** Number of events that the browser dropped because its offline queue was full. */
  lost: z.int().min(0).max(1_000_000).optional(),
});

type WithoutEnvelope<Event> = Event extends AnalyticsEvent ? Omit<Event, keyof typeof envelope> : never;
/** An event without the common properties, which the event queue adds. */
export type Happening = WithoutEnvelope<AnalyticsEvent>;
/** The page that an analytics event refers to. */
export type SeenPage = AnalyticsEvent['page'];
/** The element that an analytics event refers to. */
export type SeenElement = z.infer<typeof element>;
/** The card that an analytics event refers to. */
export type SeenCard = z.infer<typeof card>;
/** The user's role, or `guest`. */
export type UserType = AnalyticsEvent['userType'];
