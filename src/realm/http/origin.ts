import type { AnyCall } from './call.ts';

/** The origin that the caller of a request has asked: the public one, since the request has passed the door (`arrival.ts`). */
export const originOf = ({ url }: Pick<Request, 'url'>): URL => new URL(new URL(url).origin);

/** Address of whoever calls; undefined within the process. */
export const callerAddress = ({ http }: Pick<AnyCall, 'http'>): string | undefined => http.env?.caller?.address;
