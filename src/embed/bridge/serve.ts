import * as z from 'zod';
import { codes, eventMethod, send } from '../protocol.ts';
import { BridgeError, createRateLimitError } from './bridge-error.ts';
import type { Methods } from './method.ts';
import { readMessage } from './read-message.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Rate limit of served requests (per second) and burst size. */
const SERVED = { rate: 30, burst: 60 };
/** Rate limit of rejections; messages beyond it are dropped unread. */
const REFUSED = { rate: 60, burst: 120 };
/** Maximum number of concurrent calls; larger than a batch. */
const UNDER_WAY = 32;

const Id = z.union([z.string().max(128), z.number(), z.null()]);
const Request = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string().max(64),
  params: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
  id: Id.optional(),
});

type Id = z.infer<typeof Id>;
interface ErrorObject {
  code: number;
  message: string;
  data?: unknown;
}
type Answer = { jsonrpc: '2.0'; id: Id } & ({ result: unknown } | { error: ErrorObject });

/** The members of the message port that are used here. */
export type Line = Pick<MessagePort, 'postMessage' | 'close' | 'addEventListener' | 'start'>;

interface ServeOptions {
  line: Line;
  methods: Methods;
  /** Milliseconds of a monotonic clock, for the rate limits. */
  now: () => number;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

/** A message channel on which JSON-RPC is served. */
export interface Served {
  /** Sends an event notification to the host page. */
  tell: (event: string, params: object) => void;
  close: () => void;
}

const failed = (id: Id, { code, message, data }: ErrorObject): Answer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});

/** Request id for the response; null if it cannot be read. */
function idOf(request: unknown): Id {
  const id =
    typeof request === 'object' && request !== null && Object.hasOwn(request, 'id') && (request as { id: unknown }).id;
  return Id.safeParse(id).data ?? null;
}

/** Serves JSON-RPC 2.0 on a channel, rate-limited so that playback is not disturbed. */
export function serve({ line, methods, now, report }: ServeOptions): Served {
  const served = createTokenBucket({ ...SERVED, now });
  const told = createTokenBucket({ ...REFUSED, now });
  let underWay = 0;

  const call = async (method: string, params: unknown): Promise<unknown> => {
    // Inherited properties are not methods.
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!found) throw new BridgeError(codes.methodNotFound, 'Method not found');
    if (underWay >= UNDER_WAY) throw createRateLimitError();
    underWay += 1;
    try {
      return await found(params);
    } finally {
      underWay -= 1;
    }
  };
  const errorOf = (error: unknown): ErrorObject => {
    if (error instanceof BridgeError) return error;
    report(error);
    return { code: codes.internal, message: 'Internal error' };
  };
  const answer = async (request: unknown, mayServe: boolean): Promise<Answer | undefined> => {
    const { data } = Request.safeParse(request);
    if (!data) return failed(idOf(request), { code: codes.invalidRequest, message: 'Invalid Request' });
    const { id, method, params } = data;
    try {
      if (!mayServe) throw createRateLimitError();
      const result = await call(method, params ?? {});
      return id === undefined ? undefined : { jsonrpc: '2.0', id, result: result ?? null };
    } catch (error) {
      const told = errorOf(error);
      return id === undefined ? undefined : failed(id, told);
    }
  };
  const take = async (data: unknown, isFirstServed: boolean) => {
    const read = readMessage(data);
    if ('error' in read) return send(line, failed(null, read.error));
    const { requests, isBatch } = read;
    const answers = await Promise.all(
      requests.map((request, index) => answer(request, index === 0 ? isFirstServed : served.take())),
    );
    const given = answers.filter((one) => one !== undefined);
    if (given.length > 0) send(line, isBatch ? given : given[0]);
  };
  line.addEventListener('message', (event) => {
    const mayServe = served.take();
    // Reading `event.data` is what deserializes a message, so dropped messages cost nothing.
    if (mayServe || told.take()) void take(event.data, mayServe);
  });
  line.start();
  return {
    tell: (event, params) => send(line, { jsonrpc: '2.0', method: eventMethod(event), params }),
    close: () => line.close(),
  };
}
