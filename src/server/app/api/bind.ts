import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Endpoint, EndpointKind } from '#schemas/wire/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { CallOf, HandlersOf } from '../../platform/http/call.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { rejectCrossSiteRequests, rejectMixedCredentials } from '../../platform/http/cookies.ts';
import { isSameOriginRequest } from '../../platform/http/same-origin.ts';
import { getCallerNetwork, getPublicOrigin } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Http, RealmEnv } from '../../platform/http/request-context.ts';
import { rejectGuests } from '../../platform/http/reject-guests.ts';
import { setSurrogateKeys } from '../../platform/http/surrogate-keys.ts';
import { chooseLocale } from '../../definitions/labels/locale.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { createHttpContext } from '../../platform/http/create-http-context.ts';
import { authorize } from './authorize.ts';
import { auditSupportWrite } from '../../identity/impersonation/audit-support-write.ts';
import { setCacheControl } from './caching.ts';
import { rateLimitByAccount, rateLimitByNetwork } from './rate-limit.ts';
import { kinds } from './kinds.ts';
import { parseInput, parsedParams, readQuery } from './parse-call.ts';
import { realmOfCall } from './realm-of-call.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/**
 * Maximum time in milliseconds that an ordinary write call waits in the queue. It is longer than that of reads, because
 * losing a user's action is worse than a delay. Browsers wait 30 seconds, and users behind one network address may
 * write at the same time.
 */
const WRITE_WAIT_MS = 15_000;
type AnyHandler = (call: CallOf<Endpoint>) => Promise<unknown>;

/** Converts a path of the endpoint table to the router's syntax: `{id}` becomes `:id`. */
const routed = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Rejects programs without the API key of a realm that requires one. Exempt are in-process calls and browsers on the
 * realm's own pages.
 * @throws ProblemError 403
 */
function checkApiKey({ settings }: RealmRecord, http: Http): void {
  const { apiKeyRequired, apiKey = '' } = settings;
  if (!apiKeyRequired || http.env?.inProcess || isSameOriginRequest(http.req.raw, getPublicOrigin(http.req.raw).origin))
    return;
  const sent = http.req.header('x-api-key') ?? '';
  if (apiKey === '' || !timingSafeEqual(hashOf(sent), hashOf(apiKey)))
    throw new ProblemError('FORBIDDEN', ['This realm asks programs for its key, in the header x-api-key']);
}

/** Kinds of endpoints that other sites and services call, which cannot send a realm's API key. */
const keyless: readonly EndpointKind[] = ['redirect', 'form', 'webhook'];

async function readBody({ kind, body, largestBody }: Endpoint, request: Request): Promise<unknown> {
  // The raw bytes are passed on, because a webhook's handler verifies their signature before it parses them.
  if (kind === 'webhook') return kinds.webhook.read(request, largestBody);
  return body ? parseInput(body, await kinds[kind].read(request, largestBody)) : undefined;
}

function checkAnswer(name: string, { kind, answer: schema }: Endpoint, answer: unknown): void {
  // There is nothing to validate: a stream sends its content later, and redirects and forms have no JSON body.
  if (kind === 'stream' || kind === 'redirect' || kind === 'form') return;
  const result = schema?.safeParse(answer);
  if (result && !result.success)
    throw new Error(`The answer of ${name} is not what the endpoint table says`, { cause: result.error });
}

async function answer(
  context: Context,
  http: Http,
  [name, endpoint]: [string, Endpoint],
  handler: AnyHandler,
  spend: RateLimiter,
) {
  const kind = kinds[endpoint.kind];
  const realm = await realmOfCall(context, http, endpoint);
  if (!keyless.includes(endpoint.kind)) checkApiKey(realm, http);
  rejectMixedCredentials(http);
  rejectCrossSiteRequests(http);
  // The rate limit by network is checked first, so that rejected calls cost neither a session lookup nor reading the
  // body.
  const asked = { name, realm: realm.id, endpoint };
  rateLimitByNetwork(spend, http, asked);
  const { viewer, ticket } = await authorize(context, http, realm.id, endpoint);
  rateLimitByAccount(spend, viewer, asked);
  const call = {
    // This context carries the age limit of a child's profile, which every database query of the call applies.
    ...createHttpContext(context, http, {
      realm,
      locale: chooseLocale(http.req.header('accept-language'), realm.settings),
      viewer,
    }),
    ticket,
    params: parsedParams(endpoint.params, http.req.param()),
    query: parseInput(endpoint.query, readQuery(http, endpoint)),
    body: await readBody(endpoint, http.req.raw),
  } as CallOf<Endpoint>;
  if (endpoint.session === 'guest') {
    const { shownBy } = endpoint;
    rejectGuests(call as ViewerContext, typeof shownBy === 'function' ? shownBy(call) : shownBy);
  }
  if (viewer?.impersonatedBy !== undefined) {
    if (endpoint.impersonators === 'unkept') return kind.answer(http, endpoint, undefined);
    if (endpoint.impersonators === 'noted')
      await inRealm(context.db, realm.id, (tx) => auditSupportWrite(tx, context, realm.id, viewer, name));
  }
  const result = await handler(call);
  if (context.config.checkAnswers) checkAnswer(name, endpoint, result);
  // A shared cache would serve the response to programs without the API key.
  setCacheControl(http, realm.settings.apiKeyRequired ? 'none' : endpoint.caching);
  setSurrogateKeys(http, call);
  return kind.answer(http, endpoint, result);
}

/**
 * Binds a handler to each endpoint of a table. The compiler requires a handler for every endpoint, and authorization,
 * validation, limits and caching follow the endpoint's entry in the table.
 */
export function bindEndpoints<Table extends Record<string, Endpoint>>(
  context: Context,
  table: Table,
  handlers: HandlersOf<Table>,
): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  const spend = createRateLimiter({ clock: context.clock, factor: context.config.rateLimitFactor });
  for (const [name, endpoint] of Object.entries(table)) {
    const [method = '', path = ''] = name.split(' ');
    // Safe cast: the types tie each handler to its endpoint, but TypeScript loses that relation when iterating over
    // names.
    const handler = handlers[name] as unknown as AnyHandler;
    const workload = endpoint.workload ?? 'usual';
    const limit = context.limits[workload];
    const longestWait = workload === 'usual' && method !== 'GET' ? WRITE_WAIT_MS : undefined;
    app.on(method, [path, ...(endpoint.alsoAt ?? [])].map(routed), (http) => {
      const work = () => answer(context, http, [name, endpoint], handler, spend);
      // The concurrency limit skips calls that a page makes in process, because the page itself already counts.
      if (http.env?.inProcess) return work();
      return limit.run(work, {
        share: getCallerNetwork(http),
        signal: http.req.raw.signal,
        longestWait,
      });
    });
  }
  return app;
}
