import { sessionless } from '#schemas/generated/sessionless.ts';
import type { Answer, Body, EndpointName, Params, Query } from '#schemas/wire/endpoints.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };
/** What a call takes: parameters of its path, query and body, as the endpoint table says. */
export type Input<Name extends EndpointName> = Part<'params', Params<Name>> &
  ([Query<Name>] extends [never] ? unknown : { query?: Query<Name> }) &
  ([Body<Name>] extends [never] ? unknown : { body?: Body<Name> });

/** Headers of one call, besides those of every call. */
type Headers = Record<string, string>;

/** How one call is sent. */
interface Sending {
  headers?: Headers;
  /** Whether it goes on when the page is left. */
  keepalive?: boolean;
}

/** The one client of the realm server. Rejects with a `ProblemError`. */
export interface Api {
  call<Name extends EndpointName>(
    name: Name,
    ...input: unknown extends Input<Name> ? [Sending?] : [Input<Name> & Sending]
  ): Promise<Answer<Name>>;
  /**
   * Waits until every change that has been asked for is answered, well or not, but no longer than so many milliseconds. Never
   * rejects.
   */
  settled(most: number): Promise<void>;
}

interface Options {
  /** How a request is made: the browser's fetch, or the realm app in process. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the server. */
  origin: string;
  /** Headers of every call. */
  headers: () => Record<string, string>;
  /** The session that calls are made in, but those of the session itself. One that is refused for want of it (401) is made once more. */
  session?: CallSession;
  /** How long a call is waited for; without limits for ever. */
  limits?: Limits;
  /** Says that nobody waits for any answer any more. */
  signal?: AbortSignal;
}

/** What a client needs of a session. */
export interface CallSession {
  ensure: () => Promise<unknown>;
  recover: (since: number) => Promise<unknown>;
  mark: () => number;
}

/** How long to wait for an answer, in milliseconds. */
export interface Limits {
  /** Calls that only read. */
  read: number;
  /** Calls that change something: one that is given up may have been done all the same. */
  write: number;
}

/** The limits of a browser. */
export const browserLimits: Limits = { read: 10_000, write: 30_000 };

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

/** An answer that is whole and not JSON is of another program than the server, such as a balancer. */
function noAnswer(cause: unknown): never {
  const status = cause instanceof SyntaxError ? 503 : NO_ANSWER;
  throw new ProblemError({ status, code: 'SERVICE_UNAVAILABLE', messages: [], requestId: '' }, { cause });
}

/** Makes the client, typed from the endpoint table. */
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
    // An answer may stop in the middle, too.
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
      // Who waits for an answer may have something to say about it: a place that was asked for too late is given back.
      while (changes.size > 0 && !over.aborted) {
        await Promise.race([end, Promise.allSettled(changes)]);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}
