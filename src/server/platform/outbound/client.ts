import { randomUUID } from 'node:crypto';
import { Agent, type Dispatcher, interceptors, request } from 'undici';
import type { Metrics } from '../metrics/metrics.ts';
import { connectWithin, EgressError, type EgressRule, egressRule } from './egress.ts';

const CONNECT_MS = 5000;
/** Until an answer begins, and between two pieces of it. */
const SILENCE_MS = 10_000;
/** For all of a call, every retry and redirect included. */
const DEADLINE_MS = 30_000;
/** Bytes of an answer. */
const LARGEST = 1_000_000;
const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 250;
const MOST_REDIRECTS = 3;

/** Worth another try: the other side is busy or away. */
const passing = [429, 502, 503, 504];
const away = 'ECONNRESET ECONNREFUSED ENOTFOUND EAI_AGAIN EPIPE UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT'.split(' ');

/** A call to another service. */
export interface OutboundCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The request for whose sake it is made; a new one if there is none. */
  requestId?: string;
  /** Says that doing it twice is doing it once: a POST with it is tried again as others are. Sent as Idempotency-Key. */
  idempotencyKey?: string;
  /** Milliseconds for all of it. */
  deadline?: number;
}

/** What another service answered. */
export interface OutboundAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Speaks to other services. */
export interface Outbound {
  /** @throws EgressError, or an Error where the other side does not answer in time, or too much */
  call: (call: OutboundCall) => Promise<OutboundAnswer>;
  close: () => Promise<void>;
}

/** A header that tells when to come again, in seconds or as a date; in milliseconds. */
function retryAfter(error: Error): number | undefined {
  const headers = 'headers' in error ? (error.headers as Record<string, string> | null) : null;
  const told = headers?.['retry-after'];
  if (told === undefined) return undefined;
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Tries idempotent calls again: later each time and never all callers at once, or when the other side says. */
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

/** Nothing is sent in the clear, but to addresses that the operator has named. */
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
  /** Private addresses and ranges that may be spoken to all the same, in the clear too. */
  egress: readonly string[];
  metrics: Pick<Metrics, 'outbound'>;
}

/** The one client for calls to other services. */
export function createOutbound({ egress, metrics }: OutboundOptions): Outbound {
  const rule = egressRule(egress);
  const agent = new Agent({
    connect: connectWithin(rule, CONNECT_MS),
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
      // A body is sent to whom it is meant for, and to nobody whom that one names.
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
