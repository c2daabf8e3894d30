import * as z from 'zod';
import { CARDS_PER_IMPRESSION, EVENTS_PER_CALL } from '../../analytics-limits.ts';
import { LOCALE_PATTERN } from '../../locale-pattern.ts';
import { type RouteName, routePaths } from '../../routes/table.ts';
import { nonceErrorShape, playbackShape, videoErrorShape } from './analytics-playback.ts';

const routeNames = Object.keys(routePaths) as RouteName[];

/** An identifier as in definitions; too short for a sentence, without characters of an email address. */
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);
const contentId = z.int().min(1).max(2_147_483_647);
const pageType = z.enum(['live', 'video', 'playlist', 'other']);

/** The viewed page; without its URL, which may contain personal data. */
const page = z.strictObject({
  /** Random per page view, so that it links only the events of one view. */
  id: z.uuid(),
  type: pageType,
  contentId: contentId.optional(),
  /** Name of the route, independent of localised paths; absent for unknown pages. */
  route: z.enum(routeNames).optional(),
  /** The page's definition and its contract version. */
  source: name.optional(),
  version: z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/)
    .optional(),
});

/** An element of a page, with all its identifiers. */
const element = z.strictObject({
  kind: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** JSON pointer in the definition. */
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
  /** Position within its element, from 1. */
  position: z.int().min(1).max(100_000),
});

/** Properties of every event. */
const envelope = {
  /** Milliseconds since 1970, by the viewer's clock. */
  at: z.int().min(0).max(8.64e15),
  realm: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  locale: z.string().regex(new RegExp(LOCALE_PATTERN)),
  /** The user's role (`rol`), with guests as a value of their own. Never an identity. */
  userType: z.enum(['guest', 'viewer', 'editor']),
  page,
};

/** All analytics events: an allowlist, so that names, email addresses, tokens or search terms cannot be sent. */
export const AnalyticsEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('pageView') }),
  // An element of which half was visible for a second, with the cards visible until then; once per page view.
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
    /** Target of a link within the realm. */
    leadsTo: z.strictObject({ type: pageType, contentId: contentId.optional() }).optional(),
  }),
  // Length of the search text and number of results; never the text, because people search for names, including their
  // own.
  z.strictObject({
    ...envelope,
    type: z.literal('search'),
    queryLength: z.int().min(1).max(200),
    results: z.int().min(0).max(10_000_000).optional(),
  }),
  // Code of the refusal, such as failedAuthentication.
  z.strictObject({ ...envelope, type: z.literal('loginError'), code: z.string().regex(/^[A-Za-z_]{1,60}$/) }),
  // A title added to or removed from the favourites, with its previous state.
  z.strictObject({
    ...envelope,
    type: z.literal('favourite'),
    contentType: card.shape.contentType,
    contentId,
    favourite: z.boolean(),
  }),
  // Playback report, every 30 seconds and when the player is closed.
  z.strictObject({ ...envelope, ...playbackShape }),
  // Playback error: the film failed to play.
  z.strictObject({ ...envelope, ...videoErrorShape }),
  z.strictObject({ ...envelope, ...nonceErrorShape }),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Events of a request; each is validated separately. */
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
/** The user's role, with guests as a value of their own. */
export type UserType = AnalyticsEvent['userType'];
