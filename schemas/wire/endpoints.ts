import type * as z from 'zod';
import { accountEndpoints } from './identity/account-endpoints.ts';
import { accountSecurityEndpoints } from './identity/account-security-endpoints.ts';
import { mailedLinkEndpoints } from './identity/mailed-link-endpoints.ts';
import { billingEndpoints } from './commerce/billing-endpoints.ts';
import { captchaEndpoints } from './identity/captcha-endpoints.ts';
import { checkoutEndpoints } from './commerce/checkout-endpoints.ts';
import { collectionEndpoints } from './catalogue/collection-endpoints.ts';
import { deviceCodeEndpoints } from './identity/device-code-endpoints.ts';
import type { AnswerOf, Endpoint } from './endpoint.ts';
import { giftEndpoints } from './commerce/gift-endpoints.ts';
import { guideEndpoints } from './catalogue/guide-endpoints.ts';
import { impersonationEndpoints } from './identity/impersonation-endpoints.ts';
import { drmLicenceEndpoints } from './viewing/drm-licence-endpoints.ts';
import { licenceEndpoints } from './commerce/licence-endpoints.ts';
import { liveEndpoints } from './catalogue/live-endpoints.ts';
import { listEndpoints } from './viewing/list-endpoints.ts';
import { pageEndpoints } from './site/page-endpoints.ts';
import { passkeyEndpoints } from './identity/passkey-endpoints.ts';
import { personalDataEndpoints } from './identity/personal-data-endpoints.ts';
import { parentalEndpoints } from './identity/parental-endpoints.ts';
import { playbackSessionEndpoints } from './viewing/playback-session-endpoints.ts';
import { playbackEndpoints } from './viewing/playback-endpoints.ts';
import { preferenceEndpoints } from './identity/preference-endpoints.ts';
import { profileEndpoints } from './identity/profile-endpoints.ts';
import { realmEndpoints } from './site/realm-endpoints.ts';
import { reviewEndpoints } from './viewing/review-endpoints.ts';
import { screenEndpoints } from './catalogue/screen-endpoints.ts';
import { sessionEndpoints } from './identity/session-endpoints.ts';
import { supportEndpoints } from './commerce/support-endpoints.ts';
import { studioEndpoints } from './authoring/studio-endpoints.ts';
import { watchTogetherEndpoints } from './viewing/watch-together-endpoints.ts';

export type { Endpoint } from './endpoint.ts';

/** All endpoints of the realm server by method and path. Types the browser's client and the server's handlers. */
export const endpoints = {
  ...realmEndpoints,
  ...sessionEndpoints,
  ...captchaEndpoints,
  ...deviceCodeEndpoints,
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...personalDataEndpoints,
  ...passkeyEndpoints,
  ...impersonationEndpoints,
  ...mailedLinkEndpoints,
  ...profileEndpoints,
  ...parentalEndpoints,
  ...licenceEndpoints,
  ...checkoutEndpoints,
  ...giftEndpoints,
  ...billingEndpoints,
  ...supportEndpoints,
  ...pageEndpoints,
  ...collectionEndpoints,
  ...reviewEndpoints,
  ...screenEndpoints,
  ...guideEndpoints,
  ...listEndpoints,
  ...liveEndpoints,
  ...playbackEndpoints,
  ...playbackSessionEndpoints,
  ...preferenceEndpoints,
  ...drmLicenceEndpoints,
  ...watchTogetherEndpoints,
  ...studioEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
/** Name of an endpoint: its method and path. */
export type EndpointName = keyof Endpoints;
type Part<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema> ? Schema : never;
/** Path parameters of an endpoint. */
export type Params<Name extends EndpointName> = z.input<Part<Name, 'params'>>;
/** Query parameters of an endpoint. */
export type Query<Name extends EndpointName> = z.input<Part<Name, 'query'>>;
/** Request body of an endpoint. */
export type Body<Name extends EndpointName> = z.input<Part<Name, 'body'>>;
/** Response of an endpoint. */
export type Answer<Name extends EndpointName> = AnswerOf<Endpoints[Name]>;
