import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Problem } from '#schemas/wire/problem.ts';
import { getCallerAddress } from '#server/platform/http/origin.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { RETRY_AFTER, UNSOUND_HEADER } from '../cache/unavailable.ts';
import { forwardRequest } from '../forward-request.ts';
import { BadAnswerError, checkAnswer, findJsonCall } from './checked-answer.ts';

interface Deadlines {
  /** Timeout in milliseconds of calls that only read. */
  read: number;
  /** Timeout in milliseconds of all other calls, including pictures, which may have to be rendered. */
  other: number;
}

/** Milliseconds until a response must begin, and until a JSON response must end. */
const deadlines: Deadlines = { read: 10_000, other: 60_000 };
/**
 * Timeout in milliseconds of reading calls after a previous timeout, because a page makes several calls one after the
 * other.
 */
const DOUBTFUL_MS = 1000;

/** True for calls that only read. A guest's check-in is one: pages are rendered as that guest. */
const isRead = (method: string, pathname: string) =>
  (method === 'GET' && pathname.startsWith('/api/')) || pathname === '/api/v2/login/guest/checkin';

const unkept = { 'cache-control': 'private, no-store' };

interface RemoteRealmOptions {
  /** Origin of the realm server, without a trailing slash. */
  origin: string;
  /** True while this front-end process shuts down. */
  isClosing: () => boolean;
  log: Pick<Logger, 'warn'>;
  /** Timeouts of calls to the realm server in milliseconds. */
  deadline?: Deadlines;
}

const answerProblem = (problem: Problem, retryAfter = RETRY_AFTER): Response =>
  Response.json(problem, { status: problem.status, headers: { ...unkept, 'retry-after': retryAfter } });

/** Creates a signal that aborts a request whose response has not begun after some milliseconds. */
function untilBegun(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  return { signal: controller.signal, begun: () => clearTimeout(timer) };
}

/**
 * Creates a reverse proxy to a remote realm server with the interface of the one in this process. Bodies are streamed.
 * The caller's host and address are sent as `X-Forwarded-…`, which the server must trust (PLAYBILL_TRUST_PROXY).
 * Failures are answered with 503.
 */
export function createRemoteRealm(options: RemoteRealmOptions): Hono<RealmEnv> {
  const { origin, isClosing, log, deadline = deadlines } = options;

  /** True after a timeout until the next successful call. */
  let isDoubtful = false;
  const unsound = new Set<string>();
  const tellOfUnsound = (call: string, err: Error) => {
    if (unsound.has(call)) return;
    unsound.add(call);
    log.warn(
      { err, call, origin },
      'The realm server answers a call otherwise than the endpoint table says; no cache keeps the answer',
    );
  };

  async function forward(request: Request, address: string | undefined, isOwn: boolean): Promise<Response> {
    const requestId = request.headers.get('x-request-id') ?? randomUUID();
    const { pathname } = new URL(request.url);
    const read = isRead(request.method, pathname);
    const { signal, begun } = untilBegun(
      read ? Math.min(deadline.read, isDoubtful ? DOUBTFUL_MS : Infinity) : deadline.other,
    );
    try {
      const response = await forwardRequest(request, {
        origin,
        address,
        signal,
        // Calls made to render pages count as same-origin, as they do within one process.
        headers: { 'x-request-id': requestId, ...(isOwn && { 'sec-fetch-site': 'same-origin' }) },
      });
      isDoubtful = false;
      const call = findJsonCall(request.method, pathname);
      const answer = call ? await checkAnswer(response, call, tellOfUnsound) : response;
      if (!isOwn) answer.headers.delete(UNSOUND_HEADER);
      return answer;
    } catch (err) {
      isDoubtful ||= signal.aborted && read;
      if (!request.signal.aborted) log.warn({ err, requestId, origin }, 'The realm server gives no answer');
      const retryAfter = err instanceof BadAnswerError ? err.retryAfter : undefined;
      return answerProblem({ status: 503, code: 'SERVICE_UNAVAILABLE', messages: [], requestId }, retryAfter);
    } finally {
      begun();
    }
  }

  const app = new Hono<RealmEnv>();
  app.get('/healthz', (http) => http.json({ status: 'ok' }, 200, unkept));
  app.get('/readyz', async (http, next) => (isClosing() ? http.json({ status: 'closing' }, 503, unkept) : next()));
  app.all('*', (http) => forward(http.req.raw, getCallerAddress(http), http.env?.inProcess === true));
  return app;
}
