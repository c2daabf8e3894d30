import { toNetwork } from './network.ts';
import type { Http } from './request-context.ts';

/** Returns the public origin of a request, as determined by `trusted-proxy.ts`. */
export const getPublicOrigin = ({ url }: Pick<Request, 'url'>): URL => new URL(new URL(url).origin);

/** Returns the caller's IP address; undefined for in-process calls. */
export const getCallerAddress = (http: Http): string | undefined => http.env?.caller?.address;

/** Returns the caller's network, the key of rate limits; undefined for in-process calls. */
export function getCallerNetwork(http: Http): string | undefined {
  const address = getCallerAddress(http);
  return address === undefined ? undefined : toNetwork(address);
}
