import { type Context as HonoContext, Hono } from 'hono';
import type * as z from 'zod';
import { type Endpoint, type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import type { Context } from '../context.ts';
import { readJson } from '../http/body.ts';
import type { Call, Handlers } from '../http/call.ts';
import { refuseCrossSite } from '../http/cookies.ts';
import { requireTicket } from '../http/preview-ticket.ts';
import { RefusalError } from '../http/problems.ts';
import { realmById, realmOfHost, resolveRealm } from '../http/realm.ts';
import type { RealmEnv } from '../http/request-context.ts';
import { type Asked, refuseGuests } from '../http/sign-in-needed.ts';
import { chooseLocale } from '../labels/locale.ts';
import { realmOfPlayerToken } from '../playback/player-token.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { requireViewer } from '../sessions/authentication.ts';
import { freshness } from './caching.ts';

type Http = HonoContext<RealmEnv>;
type AnyHandler = (call: Call) => Promise<unknown>;

/** `{id}` of the endpoint table as the router writes it. */
const routed = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Calls that name their realm in their own address are for that one, wherever they come in. */
const namedBy: Record<string, (context: Context, request: Request, value: string) => Promise<RealmRecord | undefined>> =
  {
    realm: (context, _request, value) => realmById(context, value),
    host: (context, _request, value) => realmOfHost(context, value),
    signed: realmOfPlayerToken,
  };

async function realmOf(context: Context, http: Http): Promise<RealmRecord> {
  const params: Record<string, string> = http.req.param();
  const name = Object.keys(params).find((key) => Object.hasOwn(namedBy, key));
  const find = name === undefined ? undefined : namedBy[name];
  const realm = await (find
    ? find(context, http.req.raw, params[name ?? ''] ?? '')
    : resolveRealm(context, http.req.raw));
  if (!realm) throw new RefusalError('NOT_FOUND', ['Wrong host or realm']);
  http.set('realmId', realm.id);
  return realm;
}

function checkApiKey({ settings }: RealmRecord, http: Http): void {
  if (settings.apiKeyRequired && http.req.header('x-api-key') !== settings.apiKey) throw new RefusalError('FORBIDDEN');
}

function countryOf({ config }: Context, http: Http): string {
  const told = config.countryHeader && http.req.header(config.countryHeader)?.trim().toUpperCase();
  return told && /^[A-Z]{2}$/.test(told) ? told : 'ZZ';
}

const isAbsent = ({ code, input }: z.core.$ZodIssue) => code === 'invalid_type' && input === undefined;

/** What is wrong with a query or body, for a programmer: where, and what was expected. */
function refusal(error: z.ZodError, body: unknown): RefusalError {
  const missingFields = error.issues
    .filter((issue) => issue.path.length === 1 && isAbsent(issue))
    .map(({ path }) => String(path[0]));
  const empty = missingFields.length > 1 && Object.keys(body ?? {}).length === 0;
  const messages = empty
    ? ['emptyInputs']
    : error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  return new RefusalError('BAD_REQUEST', messages, {
    cause: error,
    ...(missingFields.length > 0 && { details: { missingFields } }),
  });
}

/** Whether a text anywhere in a value has the character U+0000, which PostgreSQL cannot take. However deep it is. */
function holdsZero(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (next !== null && typeof next === 'object') for (const part of Object.values(next)) open.push(part);
  }
  return false;
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (holdsZero(value)) throw new RefusalError('BAD_REQUEST', ['A text holds the character U+0000']);
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw refusal(result.error, value);
  return result.data;
}

function parsedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  // An address that cannot be one leads nowhere.
  if (holdsZero(value) || (result && !result.success))
    throw new RefusalError('NOT_FOUND', [], { cause: result?.error });
  return result?.data;
}

function checkAnswer(name: string, { answer: schema }: Endpoint, answer: unknown): void {
  const result = schema?.safeParse(answer);
  if (result && !result.success)
    throw new Error(`The answer of ${name} is not what the endpoint table says`, { cause: result.error });
}

/** The query by its keys; of most the first value counts. */
const queryOf = ({ req }: Http, { many = [] }: Endpoint): Record<string, unknown> => {
  const lists = many.flatMap((key) => (req.queries(key) ? [[key, req.queries(key)]] : []));
  return { ...req.query(), ...Object.fromEntries(lists) };
};

async function answer(context: Context, http: Http, name: EndpointName, handler: AnyHandler): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const realm = await realmOf(context, http);
  checkApiKey(realm, http);
  refuseCrossSite(context, http);
  const viewer = endpoint.public ? undefined : await requireViewer(context, http, realm.id);
  if (endpoint.editor && viewer?.role !== 'editor') throw new RefusalError('FORBIDDEN', ['This is for editors']);
  const ticket = endpoint.ticket ? await requireTicket(context, http, realm.id) : undefined;
  const call = {
    context,
    http,
    realm,
    locale: chooseLocale(http.req.header('accept-language'), realm.settings),
    country: countryOf(context, http),
    viewer,
    ticket,
    params: parsedParams(endpoint.params, http.req.param()),
    query: parsed(endpoint.query, queryOf(http, endpoint)),
    body: endpoint.body ? parsed(endpoint.body, (await readJson(http.req.raw, endpoint.largestBody)) ?? {}) : undefined,
  } as unknown as Call;
  if (viewer) refuseGuests(name, { realm, viewer }, call as Asked);
  const result = await handler(call);
  if (context.config.checkAnswers) checkAnswer(name, endpoint, result);
  freshness(name, http);
  return endpoint.answer === null
    ? http.body(null, endpoint.status as 204)
    : http.json(result as object, endpoint.status as 200);
}

/** Binds a handler to each endpoint of the table; the compiler demands all of them. */
export function bindEndpoints(context: Context, handlers: Handlers<EndpointName>): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const [method = '', path = ''] = name.split(' ');
    const handler = handlers[name] as unknown as AnyHandler;
    const paths = path === '/api/v1/init' ? [path, `${path}/`] : [routed(path)];
    app.on(method, paths, (http) => answer(context, http, name, handler));
  }
  return app;
}
