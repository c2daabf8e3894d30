import { sessionless } from '#schemas/generated/sessionless.ts';
import type { Answer, Body, EndpointName, Params, Query } from '#schemas/wire/endpoints.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };
/** Input of a call as the endpoint table defines it: path parameters, query and body. */
export type Input<Name extends EndpointName> = Part<'params', Params<Name>> &
  ([Query<Name>] extends [never] ? unknown : { query?: Query<Name> }) &
  ([Body<Name>] extends [never] ? unknown : { body?: Body<Name> });

/** Extra headers of a single request. */
type Headers = Record<string, string>;

/** Transport options of a single request. */
interface Sending {
  headers?: Headers;
  /** Whether the request continues after page unload (fetch `keepalive`). */
  keepalive?: boolean;
}

/** Client of the realm server's API. Calls reject with a `ProblemError`. */
export interface Api {
  call<Name extends EndpointName>(
    name: Name,
    ...input: unknown extends Input<Name> ? [Sending?] : [Input<Name> & Sending]
  ): Promise<Answer<Name>>;
  /** Waits until all pending writes have settled, at most the given milliseconds. Never rejects. */
  settled(most: number): Promise<void>;
}

interface Options {
  /** Function that sends requests: the browser's fetch, or on the server an in-process call of the realm app. */
  fetch: (request: Request) => Promise<Response>;
  /** Server origin, such as `https://apex.example`. */
  origin: string;
  /** Headers added to every request. */
  headers: () => Record<string, string>;
  /** Session for all requests except session endpoints. A request rejected with 401 is retried once after a refresh. */
  session?: CallSession;
  /** Timeouts of requests. If absent, requests never time out. */
  limits?: RequestTimeouts;
  /** Aborts all requests, for example because their results are no longer needed. */
  signal?: AbortSignal;
}

/** The functions of the session service that the API client needs. */
export interface CallSession {
  ensure: () => Promise<unknown>;
  recover: (since: number) => Promise<unknown>;
  mark: () => number;
}

/** Request timeouts in milliseconds. */
export interface RequestTimeouts {
  /** Timeout of GET requests, in milliseconds. */
  read: number;
  /** Timeout of writes. A write that timed out may still have taken effect on the server. */
  write: number;
}

/** Request timeouts in the browser. */
export const browserLimits: RequestTimeouts = { read: 10_000, write: 30_000 };

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Headers;
  keepalive?: boolean;
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => {
      if (value === undefined) return [];
      return (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]);
    }),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, messages, requestId, details } = (body ?? {}) as Partial<Problem>;
  return {
    status: response.status,
    code: code ?? 'INTERNAL_ERROR',
    messages: messages ?? [],
    requestId: requestId ?? '',
    ...(details && { details }),
  };
}

/**
 * Converts a failed fetch into a ProblemError. A complete body that is not JSON comes from an intermediary such as a
 * load balancer: status 503.
 */
function noAnswer(cause: unknown): never {
  const status = cause instanceof SyntaxError ? 503 : NO_ANSWER;
  throw new ProblemError({ status, code: 'SERVICE_UNAVAILABLE', messages: [], requestId: '' }, { cause });
}

/** Creates the API client, typed from the endpoint table. */
export function createApi({ fetch, origin, headers, session, limits, signal }: Options): Api {
  const deadline = (method: string) =>
    limits ? AbortSignal.timeout(method === 'GET' ? limits.read : limits.write) : (signal ?? null);
  const changes = new Set<Promise<unknown>>();
  async function ask(name: EndpointName, parts: Parts): Promise<Response> {
    signal?.throwIfAborted();
    const [method = 'GET', path = ''] = name.split(' ');
    const { body } = parts;
    const request = new Request(new URL(addressOf(path, parts), origin), {
      method,
      headers: {
        accept: 'application/json',
        ...headers(),
        ...parts.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(parts.keepalive && { keepalive: true }),
      signal: deadline(method),
    });
    return fetch(request).catch(noAnswer);
  }
  async function askInSession(within: CallSession, name: EndpointName, parts: Parts): Promise<Response> {
    await within.ensure();
    const since = within.mark();
    const response = await ask(name, parts);
    if (response.status !== 401) return response;
    await within.recover(since);
    return ask(name, parts);
  }
  async function send(name: EndpointName, parts: Parts): Promise<unknown> {
    const response = await (session && !sessionless.has(name) ? askInSession(session, name, parts) : ask(name, parts));
    if (!response.ok) throw new ProblemError(await problemOf(response));
    // The connection may break while the body is read, which is handled like a missing response.
    return response.status === 204 ? undefined : response.json().catch(noAnswer);
  }
  function call(name: EndpointName, parts: Parts = {}): Promise<unknown> {
    const answer = send(name, parts);
    if (name.startsWith('GET ')) return answer;
    changes.add(answer);
    const end = () => changes.delete(answer);
    answer.then(end, end);
    return answer;
  }
  return {
    call: call as Api['call'],
    async settled(most) {
      const over = AbortSignal.timeout(most);
      const end = new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
      // Repeats, because a caller may send another write in reaction to a response, such as releasing a playback slot
      // that was granted too late.
      while (changes.size > 0 && !over.aborted) {
        await Promise.race([end, Promise.allSettled(changes)]);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}
