import type { AnyCall } from './call.ts';
import { ProblemError } from './problems.ts';

interface Trust {
  trustProxy: boolean;
}

/** The last of a list of forwarded values: the one that the trusted proxy itself has set. */
const last = (header: string | null) => header?.split(',').at(-1)?.trim() || undefined;

/**
 * Where the caller thinks that it is: the request's origin, and behind a trusted proxy what the proxy was asked for.
 * Without trust nothing that a caller can write beside `Host` counts.
 */
export function originOf(request: Request, { trustProxy }: Trust): URL {
  const url = new URL(request.url);
  if (!trustProxy) return new URL(url.origin);
  const protocol = last(request.headers.get('x-forwarded-proto'));
  const host = last(request.headers.get('x-forwarded-host'));
  try {
    return new URL(
      `${protocol === 'https' || protocol === 'http' ? protocol : url.protocol.slice(0, -1)}://${host ?? url.host}`,
    );
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['The forwarded host is no host name'], { cause });
  }
}

/** Address of the caller; undefined within the process. */
export function addressOf(request: Request, connection: string | undefined, { trustProxy }: Trust): string | undefined {
  return (trustProxy ? last(request.headers.get('x-forwarded-for')) : undefined) ?? connection;
}

/** Address of whoever calls; undefined within the process. */
export const callerAddress = ({ context, http }: AnyCall): string | undefined =>
  addressOf(http.req.raw, http.env?.incoming?.socket?.remoteAddress, context.config);
