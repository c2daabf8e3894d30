import type { Context as HonoContext } from 'hono';
import type * as z from 'zod';
import type { AnswerOf, Endpoint, SessionNeed } from '#schemas/wire/endpoint.ts';
import type { EndpointName, Endpoints } from '#schemas/wire/endpoints.ts';
import type { Context } from '../context.ts';
import type { Audience, AuthenticationMethod } from '../db/tables.ts';
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
  /** Which of the account's profiles watches; empty for the main one, and of a guest. */
  profileId: string;
  /** Of a child: the age up to which titles may be rated. Adults and guests have none. */
  ageLimit?: number;
  /** What the session is for: the realm's site, or the studio. Good for one is not good for the other. */
  audience: Audience;
  /** Of the account; a guest has none. */
  name?: string;
  /** When they have proved who they are, in milliseconds; nobody has of a guest, or of a session that another device let in. */
  signedInAt?: number;
  /** By what that was. */
  methods?: readonly AuthenticationMethod[];
  /** Whether they may look at others' accounts. */
  isSupport?: true;
  /** Of an account that support looks at: the account of whoever looks. */
  impersonatedBy?: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
  /** The live events that the token says are played at once; absent where there are none. */
  partitions?: readonly string[];
}

/** Somebody with an account. */
export type SignedIn = Viewer & { isGuest: false };

type ViewerOf<Need extends SessionNeed> = Need extends 'none' | 'ticket' | 'machine'
  ? undefined
  : Need extends 'guest'
    ? Viewer
    : SignedIn;

type Parsed<E extends Endpoint, Key extends string> =
  E extends Record<Key, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined;

/** One request to an endpoint of a table, checked and ready to be answered. */
export interface CallOf<E extends Endpoint> {
  context: Context;
  http: HonoContext<RealmEnv>;
  realm: RealmRecord;
  /** Best of the realm's locales for this caller, such as en_US. */
  locale: string;
  /** Two letters; ZZ where it is not known. */
  country: string;
  /** Undefined for calls that need no session, which look by themselves if they want to know. */
  viewer: ViewerOf<E['session']>;
  /** What a preview may see, for the calls that take its ticket. */
  ticket: E['session'] extends 'ticket' ? PreviewClaims : undefined;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
}

/** One request to an endpoint of the realm server. */
export type Call<Name extends EndpointName = EndpointName> = CallOf<Endpoints[Name]>;

/** What every call has, whichever endpoint it is for. */
export type AnyCall = Pick<Call, 'context' | 'http' | 'realm' | 'locale' | 'country'>;
/** A call of somebody whose token was checked. */
export type ViewerCall = AnyCall & { viewer: Viewer };
/** A call of somebody with an account. */
export type AccountCall = AnyCall & { viewer: SignedIn };

/** One handler for every endpoint of a table. */
export type HandlersOf<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: (call: CallOf<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};
/** Handlers of some of the realm server's endpoints. */
export type Handlers<Names extends EndpointName> = HandlersOf<Pick<Endpoints, Names>>;
