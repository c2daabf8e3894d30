import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { isLuhnValid } from '../core/card-number.ts';
import type { ProviderName } from '../core/merchants.ts';
import type { ApiEnv, GatewayContext, GatewayProvider } from '../core/provider.ts';

/** Number of requests that are kept. */
const REQUESTS_MAX = 1000;

/** A request to the API of a provider. */
export interface LedgerEntry {
  /** In milliseconds since 1970 of the gateway's clock. */
  at: number;
  provider: ProviderName;
  /** Undefined for a request with an unknown key. */
  realm: string | undefined;
  method: string;
  /** Path with its query. */
  path: string;
  idempotencyKey: string | undefined;
  /** Text of the body, without card numbers. */
  body: string;
  /** Kind of the fault that a script asked for. */
  fault: string | undefined;
  /** Status of the response; undefined if the connection was closed. */
  status: number | undefined;
}

/** Removes what looks like a card number: a merchant must not send one, but the ledger would keep it. */
const removeCardNumbers = (text: string) =>
  text.replace(/\d(?:(?:[ +-]|%20)?\d){11,18}/g, (found) =>
    isLuhnValid(found.replaceAll('%20', '').replace(/\D/g, '')) ? '[card number]' : found,
  );

/** Requests to the APIs of all providers. */
export interface Ledger {
  add: (entry: LedgerEntry) => void;
  list: () => readonly LedgerEntry[];
  clear: () => void;
}

/** Creates an empty ledger, which forgets its oldest requests. */
export function createLedger(): Ledger {
  const entries: LedgerEntry[] = [];
  return {
    add: (entry) => {
      entries.push(entry);
      if (entries.length > REQUESTS_MAX) entries.shift();
    },
    list: () => entries,
    clear: () => {
      entries.length = 0;
    },
  };
}

/**
 * Creates the middleware before the APIs of the providers: it keeps the requests, and makes the faults that scripts ask
 * for.
 */
export function createApiFaults(
  { clock, script }: GatewayContext,
  ledger: Ledger,
  providers: readonly GatewayProvider[],
) {
  return createMiddleware<ApiEnv & { Bindings: Partial<HttpBindings> }>(async (http, next) => {
    const { path, method, url } = http.req;
    const provider = providers.find(({ paths }) => paths.some((prefix) => path.startsWith(prefix)));
    if (!provider) return next();
    const fault = script.takeFault(provider.name, path);
    const entry = {
      at: clock.now(),
      provider: provider.name,
      method,
      path: path + new URL(url).search,
      idempotencyKey: http.req.header('idempotency-key'),
      body: removeCardNumbers(await http.req.text()),
      fault: fault?.kind,
    };
    const note = (status: number | undefined) => ledger.add({ ...entry, realm: http.get('merchant')?.realm, status });
    const closeConnection = () => {
      note(undefined);
      http.env?.incoming?.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    };

    if (fault?.kind === 'close-before') return closeConnection();
    if (fault?.kind === 'status') {
      note(fault.status);
      if (fault.retryAfterSeconds !== undefined) http.header('retry-after', String(fault.retryAfterSeconds));
      return http.json(
        provider.createErrorBody(fault.status, 'A script of a test asked for this error.'),
        fault.status,
      );
    }
    // A call with an idempotency key is in flight until its answer, so it waits where its key is known.
    const isKeyed = entry.idempotencyKey !== undefined;
    if (fault?.kind === 'delay' && isKeyed) http.set('answerDelayMs', fault.delayMs);
    await next();
    if (fault?.kind === 'close-after') return closeConnection();
    if (fault?.kind === 'delay' && !isKeyed) await sleep(fault.delayMs);
    note(http.res.status);
  });
}
