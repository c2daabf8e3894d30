import { Hono } from 'hono';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import type { Context } from '../context.ts';
import type { AnyCall, CallOf, HandlersOf, ViewerCall } from '../http/call.ts';
import { refuseCrossSite } from '../http/cookies.ts';
import { ProblemError } from '../http/problems.ts';
import type { RealmEnv } from '../http/request-context.ts';
import { refuseGuests } from '../http/sign-in-needed.ts';
import { chooseLocale } from '../labels/locale.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { admit } from './admit.ts';
import { sayCaching } from './caching.ts';
import { kinds } from './kinds.ts';
import { parsed, parsedParams, queryOf } from './parse-call.ts';
import { realmOfCall } from './realm-of-call.ts';

type Http = AnyCall['http'];
type AnyHandler = (call: CallOf<Endpoint>) => Promise<unknown>;

/** `{id}` of the endpoint table as the router writes it. */
const routed = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function checkApiKey({ settings }: RealmRecord, http: Http): void {
  if (settings.apiKeyRequired && http.req.header('x-api-key') !== settings.apiKey) throw new ProblemError('FORBIDDEN');
}

function countryOf({ config }: Context, http: Http): string {
  const sent = config.countryHeader && http.req.header(config.countryHeader)?.trim().toUpperCase();
  return sent && /^[A-Z]{2}$/.test(sent) ? sent : 'ZZ';
}

function checkAnswer(name: string, { answer: schema }: Endpoint, answer: unknown): void {
  const result = schema?.safeParse(answer);
  if (result && !result.success)
    throw new Error(`The answer of ${name} is not what the endpoint table says`, { cause: result.error });
}

async function answer(context: Context, http: Http, [name, endpoint]: [string, Endpoint], handler: AnyHandler) {
  const kind = kinds[endpoint.kind];
  const realm = await realmOfCall(context, http, endpoint);
  checkApiKey(realm, http);
  refuseCrossSite(context, http);
  const { viewer, ticket } = await admit(context, http, realm.id, endpoint.session);
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
    body: endpoint.body ? parsed(endpoint.body, await kind.read(http.req.raw, endpoint.largestBody)) : undefined,
  } as CallOf<Endpoint>;
  if (endpoint.session === 'guest') {
    const { shownBy } = endpoint;
    refuseGuests(call as ViewerCall, typeof shownBy === 'function' ? shownBy(call) : shownBy);
  }
  const result = await handler(call);
  if (context.config.checkAnswers) checkAnswer(name, endpoint, result);
  sayCaching(http, endpoint.caching);
  return kind.answer(http, endpoint, result);
}

/** Binds a handler to each endpoint of a table; the compiler demands all of them. What a call takes the table alone says. */
export function bindEndpoints<Table extends Record<string, Endpoint>>(
  context: Context,
  table: Table,
  handlers: HandlersOf<Table>,
): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  for (const [name, endpoint] of Object.entries(table)) {
    const [method = '', path = ''] = name.split(' ');
    // The table ties each handler to its line, by whose schemas the call is made; the compiler does not follow a name that far.
    const handler = handlers[name] as unknown as AnyHandler;
    app.on(method, [path, ...(endpoint.alsoAt ?? [])].map(routed), (http) =>
      answer(context, http, [name, endpoint], handler),
    );
  }
  return app;
}
