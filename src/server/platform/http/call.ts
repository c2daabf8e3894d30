import type { Context as HonoContext } from 'hono';
import type * as z from 'zod';
import type { AnswerOf, Endpoint, SessionNeed } from '#schemas/wire/endpoint.ts';
import type { EndpointName, Endpoints } from '#schemas/wire/endpoints.ts';
import type { Context } from '../context.ts';
import type { Audience, AuthenticationMethod } from '../db/tables.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import type { PreviewClaims } from './preview-ticket.ts';
import type { RealmEnv } from './request-context.ts';

/** The caller, identified by a verified access token: a guest or a signed-in user. */
export interface Viewer {
  sessionId: string;
  /** Account id, or the session id of a guest. */
  id: string;
  role: 'guest' | 'viewer' | 'editor';
  isGuest: boolean;
  /** Active profile; empty for the main one and for guests. */
  profileId: string;
  /** For a child's profile: highest age rating of visible titles; undefined for adults and guests. */
  ageLimit?: number;
  /** Audience of the session: the realm's site or the studio. A token is valid for one of them only. */
  audience: Audience;
  /** Account name; undefined for a guest. */
  name?: string;
  /**
   * Time of authentication in milliseconds since 1970; undefined for guests and for sessions approved by another
   * device.
   */
  signedInAt?: number;
  /** Authentication methods used for signing in (RFC 8176). */
  methods?: readonly AuthenticationMethod[];
  /** True for support users, who may impersonate accounts. */
  isSupport?: true;
  /** In an impersonation session: account id of the support user. */
  impersonatedBy?: string;
  /** Remaining lifetime of the access token in seconds. */
  expiresIn: number;
  /** Live events that the token allows to be played at the same time (multi-view); undefined for none. */
  partitions?: readonly string[];
}

/** A viewer with an account. */
export type SignedIn = Viewer & { isGuest: false };

type ViewerOf<Need extends SessionNeed> = Need extends 'none' | 'ticket' | 'machine'
  ? undefined
  : Need extends 'guest'
    ? Viewer
    : SignedIn;

type Parsed<E extends Endpoint, Key extends string> =
  E extends Record<Key, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined;

/** A validated request to an endpoint, passed to its handler. */
export interface CallOf<E extends Endpoint> {
  context: Context;
  http: HonoContext<RealmEnv>;
  realm: RealmRecord;
  /** Best match of the realm's locales for this caller, such as en_US. */
  locale: string;
  /** Two-letter country code; ZZ if unknown. */
  country: string;
  /** Undefined for endpoints without a session; their handlers may look for one themselves. */
  viewer: ViewerOf<E['session']>;
  /** Claims of the preview ticket, for endpoints that take one. */
  ticket: E['session'] extends 'ticket' ? PreviewClaims : undefined;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
}

/** A validated request to an endpoint of the realm server. */
export type Call<Name extends EndpointName = EndpointName> = CallOf<Endpoints[Name]>;

/** The part of a call that does not depend on its endpoint. */
export type AnyCall = Pick<Call, 'context' | 'http' | 'realm' | 'locale' | 'country'>;
/** A call with a verified token. */
export type ViewerCall = AnyCall & { viewer: Viewer };
/** A call of a signed-in user. */
export type AccountCall = AnyCall & { viewer: SignedIn };

/** One handler per endpoint of a table. */
export type HandlersOf<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: (call: CallOf<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};
/** Handlers of a subset of the realm server's endpoints. */
export type Handlers<Names extends EndpointName> = HandlersOf<Pick<Endpoints, Names>>;
