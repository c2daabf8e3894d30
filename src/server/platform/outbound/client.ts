import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Agent, type Dispatcher, interceptors, request as send } from 'undici';
import type { Metrics } from '../metrics/metrics.ts';
import { createEgressConnector, EgressError, type EgressRule, egressRule } from './egress.ts';

const CONNECT_MS = 5000;
/** Timeout in milliseconds until the response begins, and between two chunks of it. */
const SILENCE_MS = 10_000;
/** Default deadline in milliseconds of a call, including retries and redirects. */
const DEADLINE_MS = 30_000;
/** Maximum size of another service's response in bytes. */
const LARGEST = 1_000_000;
const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 250;
const MOST_REDIRECTS = 3;

/** Status codes and error codes that are worth a retry. */
const passing = [429, 502, 503, 504];
const away = 'ECONNRESET ECONNREFUSED ENOTFOUND EAI_AGAIN EPIPE UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT'.split(' ');

/** Options for all calls to one service. */
interface ServiceOptions {
  /** Deadline of a call in milliseconds, including retries and redirects. */
  deadlineMs?: number;
}

/** HTTP client for other services. */
export interface Outbound {
  /**
   * Creates a `fetch` for a service, whose name the metrics count under. Official SDKs take it as their HTTP client. It
   * connects to allowed addresses only, retries GET and calls with an `idempotency-key` header, follows redirects of GET
   * only, and sends `x-request-id`. Rejects with an EgressError for a disallowed address.
   */
  createFetch: (service: string, options?: ServiceOptions) => typeof fetch;
  close: () => Promise<void>;
}

/** Reads a Retry-After header (seconds or a date) as milliseconds from now. */
function retryAfter(error: Error): number | undefined {
  const headers = 'headers' in error ? (error.headers as Record<string, string> | null) : null;
  const told = headers?.['retry-after'];
  if (told === undefined) return undefined;
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Retries idempotent calls with exponential backoff and jitter, or as Retry-After says, until the deadline. */
const retries = (isIdempotent: boolean, end: number): Dispatcher.DispatcherComposeInterceptor =>
  interceptors.retry({
    throwOnError: false,
    retry: (error, { state }, done) => {
      const status = 'statusCode' in error ? Number(error.statusCode) : undefined;
      const code = 'code' in error ? String(error.code) : '';
      const isPassing = status === undefined ? away.includes(code) : passing.includes(status);
      const longest = FIRST_WAIT_MS * 2 ** (state.counter - 1);
      const wait = retryAfter(error) ?? longest * (0.5 + Math.random() / 2);
      if (!isIdempotent || !isPassing || state.counter > MOST_RETRIES || Date.now() + wait > end) return done(error);
      setTimeout(() => done(null), wait);
    },
  });

/** Requires https except for addresses on the operator's allowlist. */
const onlySecure =
  ({ names }: EgressRule): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const { protocol, hostname, username } = new URL(String(options.origin));
    if (username || (protocol !== 'https:' && !names(hostname.replace(/^\[|\]$/g, ''))))
      throw new EgressError(`${protocol}//${hostname} is not spoken to: it must be https`);
    return dispatch(options, handler);
  };

/** Status codes whose responses have no body (Fetch standard, "null body status"). */
const bodiless = [204, 205, 304];

function toResponse({ statusCode: status, headers: sent, body }: Dispatcher.ResponseData): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) for (const one of [value ?? []].flat()) headers.append(name, one);
  if (bodiless.includes(status)) {
    body.dump().catch(() => undefined);
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
}

interface OutboundOptions {
  /** Allowlist of private addresses and ranges, which may be called over http too. */
  egress: readonly string[];
  metrics: Pick<Metrics, 'outbound'>;
}

/** Creates the client for all outbound HTTP requests. */
export function createOutbound({ egress, metrics }: OutboundOptions): Outbound {
  const rule = egressRule(egress);
  const agent = new Agent({
    connect: createEgressConnector(rule, CONNECT_MS),
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    maxResponseSize: LARGEST,
  });
  const createFetch: Outbound['createFetch'] =
    (service, { deadlineMs = DEADLINE_MS } = {}) =>
    async (input, init) => {
      const request = new Request(input, init);
      const { headers, method } = request;
      const dispatcher = agent.compose(
        onlySecure(rule),
        retries(method === 'GET' || method === 'HEAD' || headers.has('idempotency-key'), Date.now() + deadlineMs),
        // Only GET follows redirects: a body is sent to its recipient only.
        interceptors.redirect({ maxRedirections: method === 'GET' ? MOST_REDIRECTS : 0 }),
      );
      if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
      if (!headers.has('user-agent')) headers.set('user-agent', 'Playbill');
      const count = (outcome: string) => metrics.outbound.inc({ service, outcome });
      try {
        const answer = await send(request.url, {
          method: method as Dispatcher.HttpMethod,
          dispatcher,
          headers: Object.fromEntries(headers),
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadlineMs)]),
          // The body is sent as a buffer and not as a stream, because a retry could not send a stream again. undici's
          // own `fetch` does the same.
          ...(request.body && { body: Buffer.from(await request.arrayBuffer()) }),
        });
        count(`${Math.floor(answer.statusCode / 100)}xx`);
        return toResponse(answer);
      } catch (error) {
        count(error instanceof EgressError ? 'refused' : 'failed');
        throw error;
      }
    };
  return { createFetch, close: () => agent.close() };
}
