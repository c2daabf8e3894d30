import type { z } from 'zod';

/** A provider's answer that is no success. It has no body in its message, because a body may name the payer. */
export class ProviderCallError extends Error {
  override name = 'ProviderCallError';
  /** HTTP status. */
  readonly status: number;
  /** Parsed JSON of the answer; its text if it is no JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown, { method, url }: JsonCall) {
    super(`${method} ${new URL(url).pathname} was answered with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A call of a provider's JSON API. */
export interface JsonCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON or form text, of the type in `headers`; without one, of JSON. */
  body?: string;
  /** Makes the guarded client repeat a POST whose answer is lost. */
  idempotencyKey?: string;
}

function parseText(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Calls a provider's JSON API and checks the answer.
 * @param fetch guarded HTTP client of the provider's setup
 * @throws ProviderCallError for a status other than 2xx; ZodError for an answer of another shape
 */
export async function callJson<Schema extends z.ZodType>(
  fetch: typeof globalThis.fetch,
  call: JsonCall,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { method, url, headers, body, idempotencyKey } = call;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const answer = parseText(await response.text());
  if (!response.ok) throw new ProviderCallError(response.status, answer, call);
  return schema.parse(answer);
}
