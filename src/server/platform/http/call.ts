import type * as z from 'zod';
import type { AnswerOf, Endpoint, SessionNeed, WebhookRequest } from '#schemas/wire/endpoint.ts';
import type { EndpointName, Endpoints } from '#schemas/wire/endpoints.ts';
import type { RealmContext, SignedIn, Viewer } from '../realm-context.ts';
import type { PreviewClaims } from './preview-ticket.ts';
import type { Http } from './request-context.ts';

type ViewerOf<Need extends SessionNeed> = Need extends 'none' | 'ticket' | 'machine'
  ? undefined
  : Need extends 'guest'
    ? Viewer
    : SignedIn;

type Parsed<E extends Endpoint, Key extends string> =
  E extends Record<Key, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined;

/** Context of a request for code that reads or sets HTTP headers and cookies. */
export interface HttpContext extends RealmContext {
  http: Http;
}

/** A validated request to an endpoint, passed to its handler. */
export interface CallOf<E extends Endpoint> extends HttpContext {
  /** The caller; undefined for endpoints that need no session. Their handlers may look for a session themselves. */
  caller: ViewerOf<E['session']>;
  /** Claims of the preview ticket, for endpoints that a preview ticket authorizes. */
  ticket: E['session'] extends 'ticket' ? PreviewClaims : undefined;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: E['kind'] extends 'webhook' ? WebhookRequest : Parsed<E, 'body'>;
}

/** A validated request to an endpoint of the realm server. */
export type Call<Name extends EndpointName = EndpointName> = CallOf<Endpoints[Name]>;

/** One handler per endpoint of a table. */
export type HandlersOf<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: (call: CallOf<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};
/** Handlers of a subset of the realm server's endpoints. */
export type Handlers<Names extends EndpointName> = HandlersOf<Pick<Endpoints, Names>>;
