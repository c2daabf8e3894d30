import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock.ts';
import type { Store } from './store.ts';

/** How long the response of a key is kept, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Statuses that are not kept: the call changed nothing, and a repetition may succeed. */
const NOT_KEPT = [400, 401, 404, 409, 429];

/** Response of a call before it becomes HTTP. */
export interface ApiResponse {
  status: number;
  /** JSON value; undefined for an empty body. */
  body: unknown;
}

interface KeptResponse extends ApiResponse {
  id: string;
  request: string;
  keptAt: number;
}

/** What an idempotency key leads to. */
export type IdempotentResult =
  | (ApiResponse & { kind: 'response'; isReplayed: boolean })
  /** A call with this key is still running. */
  | { kind: 'in-flight' }
  /** The key belongs to another request. */
  | { kind: 'other-request' };

/** A call with its idempotency key. */
export interface IdempotentCall {
  /** Separates providers and merchants. */
  scope: string;
  /** Undefined for a call without a key, which always runs. */
  key: string | undefined;
  /** Method, path and body: the same for the same call. */
  request: string;
  /** How long the call stays in flight after its work, in milliseconds: a script of a test asks for it. */
  delayMs?: number | undefined;
}

/** Runs a call at most once per idempotency key; see `createIdempotency`. */
export type RunOnce = (call: IdempotentCall, run: () => Promise<ApiResponse>) => Promise<IdempotentResult>;

/**
 * Creates the table of idempotency keys. The first response of a key is kept for 24 hours of the gateway's clock, except
 * for invalid requests.
 */
export function createIdempotency(store: Store, clock: Clock): RunOnce {
  const kept = store.collection<KeptResponse>('idempotency-keys');
  const isExpired = ({ keptAt }: KeptResponse) => clock.now() - keptAt >= KEEP_MS;
  // A state file would grow for ever.
  for (const response of kept.list()) if (isExpired(response)) kept.delete(response.id);
  const running = new Map<string, string>();
  return async ({ scope, key, request, delayMs }, run) => {
    if (key === undefined) return { kind: 'response', isReplayed: false, ...(await run()) };
    const id = `${scope} ${key}`;
    const hash = createHash('sha256').update(request).digest('base64');
    const runningHash = running.get(id);
    if (runningHash !== undefined) return { kind: runningHash === hash ? 'in-flight' : 'other-request' };
    const found = kept.get(id);
    if (found && !isExpired(found))
      return found.request === hash
        ? { kind: 'response', isReplayed: true, status: found.status, body: found.body }
        : { kind: 'other-request' };
    running.set(id, hash);
    try {
      const response = await run();
      if (delayMs !== undefined) await sleep(delayMs);
      if (!NOT_KEPT.includes(response.status)) kept.put({ ...response, id, request: hash, keptAt: clock.now() });
      return { kind: 'response', isReplayed: false, ...response };
    } finally {
      running.delete(id);
    }
  };
}
