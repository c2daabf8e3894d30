import type { AnyCall } from './call.ts';
import { toNetwork } from './network.ts';

/** Returns the public origin of a request, as determined by `trusted-proxy.ts`. */
export const getPublicOrigin = ({ url }: Pick<Request, 'url'>): URL => new URL(new URL(url).origin);

/** Returns the caller's IP address; undefined for in-process calls. */
export const getCallerAddress = ({ http }: Pick<AnyCall, 'http'>): string | undefined => http.env?.caller?.address;

/** Returns the caller's network, the key of rate limits; undefined for in-process calls. */
export function getCallerNetwork(call: Pick<AnyCall, 'http'>): string | undefined {
  const address = getCallerAddress(call);
  return address === undefined ? undefined : toNetwork(address);
}
