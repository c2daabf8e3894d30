import { proxy } from 'hono/proxy';
import { getPublicOrigin } from '#server/platform/http/origin.ts';

interface ForwardOptions {
  /** Origin of the target, without a trailing slash. */
  origin: string;
  /** The caller's IP address; undefined for requests of this program. */
  address: string | undefined;
  /** Aborts the request in addition to the caller's own signal. */
  signal?: AbortSignal;
  /** Further headers, which replace those of the request. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Forwards a request to another program and streams its response. The caller's host and address are sent as
 * `X-Forwarded-…`, which the target must trust.
 */
export function forwardRequest(
  request: Request,
  { origin, address, signal, headers = {} }: ForwardOptions,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const caller = getPublicOrigin(request);
  return proxy(`${origin}${pathname}${search}`, {
    raw: request,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([request.signal, signal]) : request.signal,
    customFetch: (outgoing) => {
      // Removes headers of the caller: Node's fetch rejects `expect`, and this proxy sets the others itself.
      for (const name of ['expect', 'host', 'forwarded', 'x-forwarded-for']) outgoing.headers.delete(name);
      outgoing.headers.set('x-forwarded-host', caller.host);
      outgoing.headers.set('x-forwarded-proto', caller.protocol.slice(0, -1));
      if (address !== undefined) outgoing.headers.set('x-forwarded-for', address);
      for (const [name, value] of Object.entries(headers)) outgoing.headers.set(name, value);
      return fetch(outgoing);
    },
  });
}
