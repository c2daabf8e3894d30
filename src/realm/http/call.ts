import type { Context as HonoContext } from 'hono';
import type * as z from 'zod';
import type { Answer, EndpointName, Endpoints } from '#schemas/wire/endpoints.ts';
import type { Context } from '../context.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import type { PreviewClaims } from './preview-ticket.ts';
import type { RealmEnv } from './request-context.ts';

/** Who calls: a guest or somebody who is signed in, by a token that was checked. */
export interface Viewer {
  sessionId: string;
  /** Of the account; of the session for a guest. */
  id: string;
  role: 'guest' | 'viewer' | 'editor';
  isGuest: boolean;
  /** Of the account; a guest has none. */
  name?: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
}

type Parsed<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : undefined;

/** One request to an endpoint, checked and ready to be answered. */
export interface Call<Name extends EndpointName = EndpointName> {
  context: Context;
  http: HonoContext<RealmEnv>;
  realm: RealmRecord;
  /** Best of the realm's locales for this caller, such as en_US. */
  locale: string;
  /** Two letters; ZZ where it is not known. */
  country: string;
  /** Undefined for public calls, which look by themselves if they want to know. */
  viewer: Endpoints[Name] extends { public: true } ? undefined : Viewer;
  /** What a preview may see, for the calls that take its ticket. */
  ticket: Endpoints[Name] extends { ticket: true } ? PreviewClaims : undefined;
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  body: Parsed<Name, 'body'>;
}

/** What every call has, whichever endpoint it is for. */
export type AnyCall = Pick<Call, 'context' | 'http' | 'realm' | 'locale' | 'country'>;
/** A call of somebody whose token was checked. */
export type ViewerCall = AnyCall & { viewer: Viewer };

/** Answers an endpoint. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>;
/** Handlers of some endpoints. */
export type Handlers<Names extends EndpointName> = { [Name in Names]: Handler<Name> };
