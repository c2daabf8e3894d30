import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
import { retryAfterIn, UNSOUND_HEADER } from '../cache/unavailable.ts';

/** A call of the endpoint table. */
interface KnownCall {
  name: string;
  endpoint: Endpoint;
}

/** An answer that cannot be what the call says: cut off, or of another program, such as a balancer's HTML. */
export class BadAnswerError extends Error {
  override readonly name = 'BadAnswerError';
  /** Seconds after which to try again, where the answer names them. */
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

/** The call that a request makes, where its answer is JSON. */
export function findJsonCall(method: string, path: string): KnownCall | undefined {
  const [[found] = []] = router.match(method, path);
  const call = found?.[0];
  return call && kindsInJson.has(call.endpoint.kind) && call.endpoint.answer !== null ? call : undefined;
}

/** Text as JSON. @throws BadAnswerError */
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

/** Statuses whose answers have a body that the endpoint table or the problem's schema describes. */
const hasBody = ({ status }: Response) => status >= 200 && status !== 204 && (status < 300 || status >= 400);

/**
 * Reads the whole answer of a call and checks it. One that is JSON but not what the endpoint table says is marked: it may be
 * shown, since a server of another release may say more or less, but no cache keeps it.
 * @throws BadAnswerError where it is not JSON; the reason where it is cut off
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
