import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import type { Problem } from '#schemas/wire/problem.ts';
import { callerAddress, originOf } from '#server/platform/http/origin.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { RETRY_AFTER, UNSOUND_HEADER } from '../cache/unavailable.ts';
import { BadAnswerError, checkAnswer, findJsonCall } from './checked-answer.ts';

interface Deadlines {
  /** Calls that only read. */
  read: number;
  /** All else: what changes something, and pictures, which may have to be rendered first. */
  other: number;
}

/** Milliseconds until an answer must have begun, and until one in JSON must have ended. */
const deadlines: Deadlines = { read: 10_000, other: 60_000 };
/** Milliseconds for calls that only read once another has had no answer in time: a page makes several, one after the other. */
const DOUBTFUL_MS = 1000;

/** Posts that change nothing: pages are drawn as the guest that this one makes. */
const isRead = (method: string, pathname: string) =>
  (method === 'GET' && pathname.startsWith('/api/')) || pathname === '/api/v2/login/guest/checkin';

const unkept = { 'cache-control': 'private, no-store' };

interface RemoteRealmOptions {
  /** Where the realm server is: an origin, without a slash at its end. */
  origin: string;
  /** Whether this host is about to end. */
  isClosing: () => boolean;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds until an answer must have begun. */
  deadline?: Deadlines;
}

const answerProblem = (problem: Problem, retryAfter = RETRY_AFTER): Response =>
  Response.json(problem, { status: problem.status, headers: { ...unkept, 'retry-after': retryAfter } });

/** Aborts a request whose answer has not begun by a time in milliseconds. */
function untilBegun(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  return { signal: controller.signal, begun: () => clearTimeout(timer) };
}

/**
 * A realm server elsewhere, asked by HTTP as the one in this process is: the same requests, the same answers. Bodies
 * stream both ways. It is told by `X-Forwarded-…` what the caller asked this host for, and must believe that
 * (PLAYBILL_TRUST_PROXY). Where it gives no answer the caller gets a problem 503.
 */
export function createRemoteRealm(options: RemoteRealmOptions): Hono<RealmEnv> {
  const { origin, isClosing, log, deadline = deadlines } = options;

  /** Whether the last call had no answer in time, and none was answered since. */
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
    const { pathname, search } = new URL(request.url);
    const read = isRead(request.method, pathname);
    const { signal, begun } = untilBegun(
      read ? Math.min(deadline.read, isDoubtful ? DOUBTFUL_MS : Infinity) : deadline.other,
    );
    try {
      const caller = originOf(request);
      const response = await proxy(`${origin}${pathname}${search}`, {
        raw: request,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, signal]),
        customFetch: (outgoing) => {
          const { headers } = outgoing;
          // Node's fetch refuses the first; the second is this host's name.
          for (const name of ['expect', 'host', 'forwarded', 'x-forwarded-for']) headers.delete(name);
          headers.set('x-forwarded-host', caller.host);
          headers.set('x-forwarded-proto', caller.protocol.slice(0, -1));
          if (address !== undefined) headers.set('x-forwarded-for', address);
          headers.set('x-request-id', requestId);
          // What this host asks for its pages is the site's own, as it would be in one process.
          if (isOwn) headers.set('sec-fetch-site', 'same-origin');
          return fetch(outgoing);
        },
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
  app.all('*', (http) => forward(http.req.raw, callerAddress({ http }), http.env?.inProcess === true));
  return app;
}
