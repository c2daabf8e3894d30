import * as z from 'zod';
import { CARDS_PER_IMPRESSION, EVENTS_PER_CALL } from '../analytics-limits.ts';
import { LOCALE_PATTERN } from '../locale-pattern.ts';
import { type RouteName, routePaths } from '../routes/table.ts';
import { nonceErrorShape, playbackShape, videoErrorShape } from './analytics-playback.ts';

const routeNames = Object.keys(routePaths) as RouteName[];

/** A name as definitions give it: no room for a sentence or an e-mail address. */
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);
const contentId = z.int().min(1).max(2_147_483_647);
const pageType = z.enum(['live', 'video', 'playlist', 'other']);

/** The page that was looked at: never its address, which may hold anything. */
const page = z.strictObject({
  /** Made anew for each view, so that it joins the events of one view and nothing beyond. */
  id: z.uuid(),
  type: pageType,
  contentId: contentId.optional(),
  /** Name of its route, which is the same in every set of addresses; none where nothing is. */
  route: z.enum(routeNames).optional(),
  /** The definition that the page was drawn from, and the version it was written for. */
  source: name.optional(),
  version: z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/)
    .optional(),
});

/** An element of a page, by everything that its definition calls it. */
const element = z.strictObject({
  kind: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** Where it stands in the definition, as a JSON pointer. */
  pointer: z.string().regex(/^(?:\/[A-Za-z0-9]{1,40}){2,20}$/),
  analyticsId: name.optional(),
  bucketId: name.optional(),
  exid: name.optional(),
  heroId: name.optional(),
  id: name.optional(),
});

/** A title as a card shows it. */
const card = z.strictObject({
  contentType: z.string().regex(/^[A-Z][A-Z_]{0,29}$/),
  contentId,
  /** Place within its element; the first is 1. */
  position: z.int().min(1).max(100_000),
});

/** What every event carries. */
const envelope = {
  /** Milliseconds since 1970, by the viewer's clock. */
  at: z.int().min(0).max(8.64e15),
  realm: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  locale: z.string().regex(new RegExp(LOCALE_PATTERN)),
  /** What the viewer may do (`rol`), guests apart. Never who it is. */
  userType: z.enum(['guest', 'viewer', 'editor']),
  page,
};

/**
 * Everything that is ever told of viewers: a list of what is allowed, so that a name, an e-mail address, a token or the
 * words of a search have no place to be in.
 */
export const AnalyticsEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('pageView') }),
  // An element of which half was in sight for a second, with the cards in sight by then; once for each page view.
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
    /** What a link within the realm leads to. */
    leadsTo: z.strictObject({ type: pageType, contentId: contentId.optional() }).optional(),
  }),
  // How long the words were and what they found, never the words: people search for names, their own among them.
  z.strictObject({
    ...envelope,
    type: z.literal('search'),
    queryLength: z.int().min(1).max(200),
    results: z.int().min(0).max(10_000_000).optional(),
  }),
  // The code of the refusal, such as failedAuthentication.
  z.strictObject({ ...envelope, type: z.literal('loginError'), code: z.string().regex(/^[A-Za-z_]{1,60}$/) }),
  // A title that is put among the favourites or taken from them, with what it was before.
  z.strictObject({
    ...envelope,
    type: z.literal('favourite'),
    contentType: card.shape.contentType,
    contentId,
    favourite: z.boolean(),
  }),
  // How a film plays, every 30 seconds and when it is left.
  z.strictObject({ ...envelope, ...playbackShape }),
  // A film that does not play, or no more.
  z.strictObject({ ...envelope, ...videoErrorShape }),
  z.strictObject({ ...envelope, ...nonceErrorShape }),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** A call's events. Each is checked by itself. */
export const AnalyticsBody = z.strictObject({
  events: z.array(z.unknown()).min(1).max(EVENTS_PER_CALL),
  /** Events that the browser had no room to keep while it could not send. */
  lost: z.int().min(0).max(1_000_000).optional(),
});

type WithoutEnvelope<Event> = Event extends AnalyticsEvent ? Omit<Event, keyof typeof envelope> : never;
/** What has happened, without who and where: that is added by whoever keeps the stream. */
export type Happening = WithoutEnvelope<AnalyticsEvent>;
/** The page that events are of. */
export type SeenPage = AnalyticsEvent['page'];
/** An element that events are of. */
export type SeenElement = z.infer<typeof element>;
/** A card that events are of. */
export type SeenCard = z.infer<typeof card>;
/** What a viewer may do, guests apart. */
export type UserType = AnalyticsEvent['userType'];
