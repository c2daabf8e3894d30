import type { AnyCall } from './call.ts';
import { networkOf } from './network.ts';

/** The origin that the caller of a request has asked: the public one, since the request has passed the door (`arrival.ts`). */
export const originOf = ({ url }: Pick<Request, 'url'>): URL => new URL(new URL(url).origin);

/** Address of whoever calls; undefined within the process. */
export const callerAddress = ({ http }: Pick<AnyCall, 'http'>): string | undefined => http.env?.caller?.address;

/** The network of the caller, by which callers are counted; undefined within the process. */
export function networkOfCaller(call: Pick<AnyCall, 'http'>): string | undefined {
  const address = callerAddress(call);
  return address === undefined ? undefined : networkOf(address);
}
