import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
import { retryAfterIn, UNSOUND_HEADER } from '../cache/unavailable.ts';

/** An endpoint with its name from the table. */
interface KnownCall {
  name: string;
  endpoint: Endpoint;
}

/** Thrown for a response that is truncated or not from the realm server, such as a load balancer's HTML. */
export class BadAnswerError extends Error {
  override readonly name = 'BadAnswerError';
  /** Seconds from the response's Retry-After header, if any. */
  readonly retryAfter: string | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfter?: string | undefined } = {}) {
    super(message, options);
    this.retryAfter = options.retryAfter;
  }
}

const kindsInJson: ReadonlySet<Endpoint['kind']> = new Set(['json', 'challenge', 'upload']);

const router = new TrieRouter<KnownCall>();
for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
  const [method = '', path = ''] = name.split(' ');
  for (const one of [path, ...(endpoint.alsoAt ?? [])])
    router.add(method, one.replace(/\{(\w+)\}/g, ':$1'), { name, endpoint });
}

/** Finds the endpoint of a request if its response is JSON. */
export function findJsonCall(method: string, path: string): KnownCall | undefined {
  const [[found] = []] = router.match(method, path);
  const call = found?.[0];
  return call && kindsInJson.has(call.endpoint.kind) && call.endpoint.answer !== null ? call : undefined;
}

/**
 * Parses a response as JSON.
 * @throws BadAnswerError
 */
function parse(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const type = response.headers.get('content-type') ?? 'no content type';
    throw new BadAnswerError(`The answer ${response.status} (${type}) is not whole JSON`, {
      cause,
      retryAfter: retryAfterIn(response),
    });
  }
}

/** True for statuses whose body is described by the endpoint table or the problem schema. */
const hasBody = ({ status }: Response) => status >= 200 && status !== 204 && (status < 300 || status >= 400);

/**
 * Reads and validates the JSON response of an endpoint. JSON that does not match the endpoint table is marked and made
 * uncacheable, but passed on, because a server of another release may return other fields.
 * @throws BadAnswerError when it is not JSON; the reading error when it is truncated
 */
export async function checkAnswer(
  response: Response,
  { name, endpoint }: KnownCall,
  onUnsound: (call: string, error: Error) => void,
): Promise<Response> {
  if (!hasBody(response)) return response;
  const text = await response.text();
  const body = parse(text, response);
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const checked = response.ok ? endpoint.answer?.safeParse(body) : undefined;
  if (checked && !checked.success) {
    onUnsound(name, checked.error);
    headers.set(UNSOUND_HEADER, '1');
    headers.set('cache-control', 'private, no-store');
  }
  return new Response(text, { status, headers });
}
