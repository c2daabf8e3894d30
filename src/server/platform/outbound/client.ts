import { randomUUID } from 'node:crypto';
import { Agent, type Dispatcher, interceptors, request } from 'undici';
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

/** A request to another service. */
export interface OutboundCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Id of the request that causes this call; default: a new one. */
  requestId?: string;
  /** Idempotency key, sent as Idempotency-Key. A POST is retried only if it has one. */
  idempotencyKey?: string;
  /** Deadline of the call in milliseconds, including retries. */
  deadline?: number;
}

/** Response of another service. */
export interface OutboundAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** HTTP client for other services. */
export interface Outbound {
  /** @throws EgressError for a disallowed address, or an Error when the service fails, is too slow or sends too much */
  call: (call: OutboundCall) => Promise<OutboundAnswer>;
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
  const call: Outbound['call'] = async ({ method, url, headers, body, requestId, idempotencyKey, deadline }) => {
    const milliseconds = deadline ?? DEADLINE_MS;
    const isIdempotent = method !== 'POST' || idempotencyKey !== undefined;
    const dispatcher = agent.compose(
      onlySecure(rule),
      retries(isIdempotent, Date.now() + milliseconds),
      // Only GET follows redirects: a body is sent to its recipient only.
      interceptors.redirect({ maxRedirections: method === 'GET' ? MOST_REDIRECTS : 0 }),
    );
    const answer = await request(url, {
      method,
      dispatcher,
      signal: AbortSignal.timeout(milliseconds),
      headers: {
        'user-agent': 'Playbill',
        ...headers,
        'x-request-id': requestId ?? randomUUID(),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  };
  return {
    call: async (wanted) => {
      try {
        const answer = await call(wanted);
        metrics.outbound.inc({ outcome: `${Math.floor(answer.status / 100)}xx` });
        return answer;
      } catch (error) {
        metrics.outbound.inc({ outcome: error instanceof EgressError ? 'refused' : 'failed' });
        throw error;
      }
    },
    close: () => agent.close(),
  };
}
