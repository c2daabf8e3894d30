import type { AnyCall } from './call.ts';
import { networkOf } from './network.ts';

/** Returns the public origin of a request, as determined by `trusted-proxy.ts`. */
export const originOf = ({ url }: Pick<Request, 'url'>): URL => new URL(new URL(url).origin);

/** Returns the caller's IP address; undefined for in-process calls. */
export const callerAddress = ({ http }: Pick<AnyCall, 'http'>): string | undefined => http.env?.caller?.address;

/** Returns the caller's network, the key of rate limits; undefined for in-process calls. */
export function networkOfCaller(call: Pick<AnyCall, 'http'>): string | undefined {
  const address = callerAddress(call);
  return address === undefined ? undefined : networkOf(address);
}
