import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { AnalyticsBody } from './analytics.ts';
import { collectionEndpoints } from './collection-endpoints.ts';
import { ConsentAnswersBody, ConsentPrompt } from './consent.ts';
import { Bucket, ContentId, GridQuery, MenuItems, Page, PagingQuery, SearchQuery, ViewQuery } from './content.ts';
import { Countries, CountriesQuery } from './countries.ts';
import { listEndpoints } from './list-endpoints.ts';
import { Manifest, PlaybackQuery, PlayerJson, Stream, VideoDetails } from './playback.ts';
import { AuthProviders, Init, Labels, RealmSettings } from './realm.ts';
import { Review, ReviewBody, ReviewedType } from './reviews.ts';
import { screenEndpoints } from './screen-endpoints.ts';
import { LoginBody, RefreshBody, SessionInfo, TokensOrSession } from './session.ts';
import { studioEndpoints } from './studio-endpoints.ts';
import { Texts, TranslationKeysBody, Translations } from './texts.ts';
import { AccountDetails, Address, BillingDetailsBody, SignUpBody } from './users.ts';

export type { Endpoint } from './endpoint.ts';

const byId = z.object({ id: ContentId });
const manifestBody = z.looseObject({ googlePalContextId: z.string().max(2000).optional() }).optional();
const reviewed = z.object({ type: ReviewedType, id: ContentId });
const platform = z.enum(['WEB', 'MOBILE-WEB']);
const initQuery = z.object({ menuTargetPlatform: platform.optional(), section: z.string().max(80).optional() });

/** Every call of the realm server by method and path. The browser's client is typed from it, the server held to it. */
export const endpoints = {
  'GET /api/v1/init': { summary: 'First call of a client', public: true, query: initQuery, status: 200, answer: Init },
  'POST /api/v2/login/guest/checkin': {
    summary: 'A guest session',
    public: true,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/login': {
    summary: 'Sign in with e-mail and password. A wrong pair answers 404 failedAuthentication.',
    public: true,
    body: LoginBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/token/refresh': {
    summary: 'New tokens for old ones. More than 90 s before the end it answers 429.',
    public: true,
    body: RefreshBody,
    status: 201,
    answer: TokensOrSession,
  },
  'POST /api/v2/logout': { summary: 'End the session', public: true, status: 204, answer: null },
  'GET /api/v2/session': { summary: 'Who is signed in here', public: true, status: 200, answer: SessionInfo },
  // Only with the header x-playbill-session: cookie. A valid access cookie is kept, an expired one renewed with the
  // refresh cookie, and where there is neither (or it is refused) a guest is checked in: a browser asks this once
  // before its first content call, and never sees a 401.
  'POST /api/v2/session': {
    summary: 'Make sure that this browser has a session',
    public: true,
    status: 200,
    answer: SessionInfo,
  },
  'GET /api/v2/realm-settings/realm/{realm}': {
    summary: 'Settings of a realm',
    public: true,
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: RealmSettings,
  },
  'GET /api/v2/realm-settings/domain/{host}': {
    summary: 'Settings of the realm that a host name shows',
    public: true,
    params: z.object({ host: z.string().min(1).max(253) }),
    status: 200,
    answer: RealmSettings,
  },
  'GET /api/v2/realm/authentication-providers': {
    summary: 'Ways to sign in',
    public: true,
    status: 200,
    answer: AuthProviders,
  },
  'GET /api/v2/label/{realm}': {
    summary: 'Labels in the language that Accept-Language asks for',
    public: true,
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: Labels,
  },
  'POST /api/v2/translation-keys': {
    summary: 'Labels by key in every language of the realm',
    public: true,
    body: TranslationKeysBody,
    status: 200,
    answer: Translations,
  },
  'GET /api/v2/texts': {
    summary: 'The realm’s longer texts, such as its terms of use',
    public: true,
    status: 200,
    answer: Texts,
  },
  'GET /api/v3/i18n/country-codes': {
    summary: 'Countries in the caller’s language, with what an address in each consists of',
    public: true,
    query: CountriesQuery,
    status: 200,
    answer: Countries,
  },
  'POST /api/v2/user': {
    summary: 'Sign up. 409 when the e-mail address has an account; 403 where sign-up is closed.',
    public: true,
    body: SignUpBody,
    status: 201,
    answer: TokensOrSession,
  },
  'GET /api/v2/consent-prompt': {
    summary: 'Terms to agree to, and what the caller has answered so far',
    public: true,
    status: 200,
    answer: ConsentPrompt,
  },
  'POST /api/v2/consent-prompt/answers': {
    summary: 'Answers to the terms',
    body: ConsentAnswersBody,
    status: 204,
    answer: null,
  },
  'POST /api/v2/analytics/events': {
    summary: 'What viewers have seen and done. An event that is not as it should be is left out, the others are kept.',
    public: true,
    body: AnalyticsBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/user/profile': { summary: 'The account’s details', status: 200, answer: AccountDetails },
  'GET /api/v2/user/address': { summary: 'The account’s addresses', status: 200, answer: z.array(Address) },
  'PUT /api/v2/user/billing-details': {
    summary: 'Who pays and where',
    body: BillingDetailsBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/content/{type}/{id}/reviews': {
    summary: 'The caller’s own review of a title',
    params: reviewed,
    status: 200,
    answer: Review,
  },
  'POST /api/v2/content/{type}/{id}/reviews': {
    summary: 'Review a title. A second review takes the place of the first.',
    params: reviewed,
    body: ReviewBody,
    status: 201,
    answer: Review,
  },
  'GET /api/v2/menu-items': {
    summary: 'Menus of a platform',
    public: true,
    query: z.object({ targetPlatform: platform.default('WEB') }),
    status: 200,
    answer: MenuItems,
  },
  'GET /api/v1/view': { summary: 'A composed page', query: ViewQuery, status: 200, answer: Page },
  'GET /api/v1/view/content-grid': {
    summary: 'Titles by what is ticked of their facets, as a composed page: the filters with counts, then the cards',
    query: GridQuery,
    many: ['facet'],
    status: 200,
    answer: Page,
  },
  'GET /api/v1/view/search': {
    summary: 'Titles that a query finds, as a composed page; without a query what is popular',
    query: SearchQuery,
    status: 200,
    answer: Page,
  },
  'GET /api/v1/search': { summary: 'The same, older form', query: SearchQuery, status: 200, answer: Page },
  'GET /api/v4/content/{section}/bucket/{bucketId}': {
    summary: 'Next page of a row',
    params: z.object({ section: z.string().min(1).max(80), bucketId: z.string().min(1).max(80) }),
    query: PagingQuery,
    status: 200,
    answer: Bucket,
  },
  'GET /api/v4/vod/{id}': {
    summary: 'A video in full',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v4/event/{id}': {
    summary: 'A live event in full',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v3/vod/{id}': {
    summary: 'A video in full, older form',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'GET /api/v2/vod/{id}': {
    summary: 'A video in full, oldest form',
    params: byId,
    query: PlaybackQuery,
    status: 200,
    answer: VideoDetails,
  },
  'POST /api/v5/manifest/video/{id}': {
    summary: 'Where a video’s streams are named',
    params: byId,
    query: PlaybackQuery,
    body: manifestBody,
    status: 200,
    answer: Manifest,
  },
  'POST /api/v5/manifest/event/{id}': {
    summary: 'Where an event’s streams are named. 404 videoIsNotLive when it is not on.',
    params: byId,
    query: PlaybackQuery,
    body: manifestBody,
    status: 200,
    answer: Manifest,
  },
  'GET /api/v2/stream/vod/{id}': {
    summary: 'Where a video’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v3/stream/vod/{id}': {
    summary: 'Where a video’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/stream/event/{id}': {
    summary: 'Where an event’s streams are named, older form',
    params: byId,
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/stream': {
    summary: 'Where an event’s streams are named, oldest form',
    query: z.object({ eventId: ContentId }),
    status: 200,
    answer: Stream,
  },
  'GET /api/v2/player/{signed}': {
    summary: 'Streams, subtitles and chapters. The address itself is the credential; 403 when it has expired.',
    public: true,
    params: z.object({ signed: z.string().min(1).max(4000) }),
    status: 200,
    answer: PlayerJson,
  },
  ...collectionEndpoints,
  ...screenEndpoints,
  ...listEndpoints,
  ...studioEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
/** Name of a call: its method and path. */
export type EndpointName = keyof Endpoints;
type Part<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema> ? Schema : never;
/** What a call of that name takes in its path. */
export type Params<Name extends EndpointName> = z.input<Part<Name, 'params'>>;
/** What a call of that name takes in its query. */
export type Query<Name extends EndpointName> = z.input<Part<Name, 'query'>>;
/** What a call of that name takes in its body. */
export type Body<Name extends EndpointName> = z.input<Part<Name, 'body'>>;
/** What a call of that name answers. */
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] extends z.ZodType
  ? z.output<Endpoints[Name]['answer']>
  : undefined;
