import type * as z from 'zod';
import type { RateLimit } from './rate-limits.ts';
import type { RouteName } from '../routes/table.ts';

/**
 * Session that an endpoint requires: none, any, a signed-in viewer's, an editor's, a support user's, or the operator's
 * staff's. Editors, support and staff use sessions of the studio, all others of the site. `ticket`: no session, but a preview ticket in the
 * header `TICKET_HEADER`. `machine`: a program of the operator with the realm's secret as bearer token
 * (`MACHINE_SECRET`).
 */
export type SessionNeed = 'none' | 'ticket' | 'machine' | 'guest' | 'viewer' | 'editor' | 'support' | 'staff';

/** Whether an endpoint needs a session of the studio. */
export const isStudioNeed = (need: SessionNeed): boolean => need === 'editor' || need === 'support' || need === 'staff';

/**
 * Format of request and response. `json`: JSON or empty. `stream`: server-sent events while the client is connected;
 * `answer` describes one event. `challenge`: like json, but without a JSON content type, because browsers' content
 * decryption modules send it. `bytes`: binary response. `upload`: the handler reads a file as a stream, up to
 * `largestBody`; JSON response. `redirect`: a navigation, answered with 303 and a `Redirect`. `form`: the same for a form
 * post (`application/x-www-form-urlencoded`), such as OpenID's `form_post`. `webhook`: the handler gets the raw bytes and
 * the headers (`WebhookRequest`), because it must verify the signature before it parses. A new kind needs an entry in `src/server/app/api/kinds.ts`, which the compiler
 * enforces.
 */
export type EndpointKind = 'json' | 'stream' | 'challenge' | 'bytes' | 'upload' | 'redirect' | 'form' | 'webhook';

/** Response of an endpoint of kind `redirect` or `form`: an absolute URL, or a path of the site. */
export interface Redirect {
  location: string;
}

/** Body of an endpoint of kind `webhook`; header names are in lower case. */
export interface WebhookRequest {
  bytes: Uint8Array;
  headers: Readonly<Record<string, string>>;
}

/**
 * How long a response may be cached: not at all, or for `shared` seconds in shared caches; `stale` is the
 * stale-while-revalidate time. Browsers always revalidate.
 */
export type Caching = 'none' | { shared: number; stale: number };

/**
 * Name of the path or query parameter that identifies the realm. Without such a parameter, the request's header, host
 * name or referring page identifies it.
 */
export type RealmParameter = 'realm' | 'host' | 'signed';

/**
 * Priority under overload: `playback` and `session` have reserved capacity, `password` is for endpoints that hash
 * passwords, `last` is shed first. Default: `usual`.
 */
export type Workload = 'playback' | 'session' | 'password' | 'usual' | 'last';

interface Line {
  summary: string;
  kind: EndpointKind;
  caching: Caching;
  workload?: Workload;
  realmBy?: RealmParameter;
  /** Whether child profiles may call the endpoint. By default they may not call endpoints that need an account. */
  children?: true;
  /**
   * Whether support may call the endpoint during impersonation; by default not, if it needs an account. `noted`: an
   * audit entry is written first. `unkept`: the call is answered but nothing is stored.
   */
  impersonators?: 'plain' | 'noted' | 'unkept';
  /** Whether support may also call the endpoint with a session of the studio; by default a session is for one of both. */
  inStudio?: true;
  /** Further paths under which the endpoint can be called. */
  alsoAt?: readonly string[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Names of path and query parameters that are credentials. Logs leave them out. */
  secrets?: readonly string[];
  /** Query keys that may be repeated; they are parsed as lists. */
  many?: readonly string[];
  body?: z.ZodType;
  /** Rate limit; required for every write endpoint except the editors'. */
  rateLimit?: RateLimit;
  /** Maximum body size in bytes, if larger than the default of 64 kB. */
  largestBody?: number;
  /** Accepted media types of an upload. */
  takes?: readonly string[];
  /** HTTP status of a successful response, and the schema of its body; null for a response without a body. */
  status: 200 | 201 | 204 | 303;
  answer: z.ZodType | null;
}

/** The parameters of a request on which it depends which routes show the response. */
export interface ShownByInput {
  query?: { type?: string | undefined; id?: string | undefined } | undefined;
  params?: { section?: string | undefined } | undefined;
}

/**
 * Routes that show an endpoint's response. In a realm that requires sign-in, guests may call the endpoint only if one
 * of these routes is public; without routes they may never call it.
 */
export type ShownBy = readonly RouteName[] | ((asked: ShownByInput) => readonly RouteName[]);

/** An endpoint of the realm server. */
export type Endpoint = Line &
  ({ session: 'guest'; shownBy: ShownBy } | { session: Exclude<SessionNeed, 'guest'>; shownBy?: never });

/** Type of the response that an endpoint's handler returns; unknown for streams. */
export type AnswerOf<E extends Endpoint> = E['kind'] extends 'stream'
  ? unknown
  : E['kind'] extends 'redirect' | 'form'
    ? Redirect
    : E['answer'] extends z.ZodType
      ? z.output<E['answer']>
      : undefined;

/** Request header with a preview's ticket. */
export const TICKET_HEADER = 'x-playbill-preview';

/** Name of the realm's secret for programs: `PLAYBILL_SECRET_<REALM>__MACHINE`. */
export const MACHINE_SECRET = 'machine';

const unkept = { kind: 'json', caching: 'none' } as const;

/** Endpoint without a session. */
export const forAll = { ...unkept, session: 'none' } as const;

/** Endpoint without a session whose response is the same for all users of a realm and language, and is cached. */
export const forAllToKeep = { ...forAll, caching: { shared: 30, stale: 300 } } as const;

/** Endpoint for signed-in users, not for child profiles: about the account, its security and payments. */
export const forAccounts = { ...unkept, session: 'viewer' } as const;

/** Endpoint for signed-in users with any profile. */
export const forProfiles = { ...forAccounts, children: true } as const;

/** Endpoint for editors with a session of the studio. */
export const forEditors = { ...unkept, session: 'editor' } as const;

/** Endpoint for support users with a session of the studio. */
export const forSupport = { ...unkept, session: 'support' } as const;

/** Endpoint to which programs of the operator upload files. */
export const forMachines = { ...unkept, kind: 'upload', session: 'machine', workload: 'last' } as const;

/** Endpoint that a browser navigates to, such as the callback of an identity provider. */
export const forNavigations = { ...forAll, kind: 'redirect', status: 303, answer: null } as const;

/** Endpoint that another site's page posts a form to. The request has no cookies of ours (SameSite). */
export const forFormPosts = { ...forNavigations, kind: 'form' } as const;

/** Endpoint for signed notifications of another service. */
export const forWebhooks = { ...forAll, kind: 'webhook' } as const;

/** Endpoint for previews with a ticket. */
export const forPreviews = { ...unkept, session: 'ticket' } as const;

/** Declares an endpoint whose response is shown by these routes, to guests too. */
export const onPages = (...shownBy: RouteName[]) => ({ ...unkept, session: 'guest', shownBy }) as const;

/** Endpoint whose routes depend on its parameters. */
export const onPagesBy = (shownBy: (asked: ShownByInput) => readonly RouteName[]) =>
  ({ ...unkept, session: 'guest', shownBy }) as const;
