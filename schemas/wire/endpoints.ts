import type * as z from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { accountSecurityEndpoints } from './account-security-endpoints.ts';
import { mailedLinkEndpoints } from './mailed-link-endpoints.ts';
import { captchaEndpoints } from './captcha-endpoints.ts';
import { collectionEndpoints } from './collection-endpoints.ts';
import { deviceCodeEndpoints } from './device-code-endpoints.ts';
import type { AnswerOf, Endpoint } from './endpoint.ts';
import { guideEndpoints } from './guide-endpoints.ts';
import { impersonationEndpoints } from './impersonation-endpoints.ts';
import { licenceEndpoints } from './licence-endpoints.ts';
import { liveEndpoints } from './live-endpoints.ts';
import { listEndpoints } from './list-endpoints.ts';
import { pageEndpoints } from './page-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { personalDataEndpoints } from './personal-data-endpoints.ts';
import { parentalEndpoints } from './parental-endpoints.ts';
import { playbackSessionEndpoints } from './playback-session-endpoints.ts';
import { playbackEndpoints } from './playback-endpoints.ts';
import { preferenceEndpoints } from './preference-endpoints.ts';
import { profileEndpoints } from './profile-endpoints.ts';
import { realmEndpoints } from './realm-endpoints.ts';
import { screenEndpoints } from './screen-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { studioEndpoints } from './studio-endpoints.ts';
import { watchTogetherEndpoints } from './watch-together-endpoints.ts';

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
  ...pageEndpoints,
  ...collectionEndpoints,
  ...screenEndpoints,
  ...guideEndpoints,
  ...listEndpoints,
  ...liveEndpoints,
  ...playbackEndpoints,
  ...playbackSessionEndpoints,
  ...preferenceEndpoints,
  ...licenceEndpoints,
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
