import type { Endpoint } from '#schemas/wire/endpoint.ts';
import type { Viewer } from '../../platform/realm-context.ts';
import type { Http } from '../../platform/http/request-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { getCallerAddress } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Asked {
  /** Name of the endpoint, part of the rate limit's key. */
  name: string;
  /** Realm id. Each realm counts calls separately. */
  realm: string;
  endpoint: Pick<Endpoint, 'rateLimit'>;
}

/**
 * Counts a call against its network's rate limit, for endpoints with such a rate limit.
 * @throws ProblemError 429 when it is exceeded
 */
export function rateLimitByNetwork(
  spend: RateLimiter,
  http: Http,
  { name, realm, endpoint: { rateLimit } }: Asked,
): void {
  const address = getCallerAddress(http);
  // Calls that the server makes in process while it renders a page for a guest have no client address, so they are not
  // limited.
  if (rateLimit?.by !== 'network' || address === undefined) return;
  refuse(spend(`${name} ${realm} ${toNetwork(address)}`, rateLimit));
}

/**
 * Counts a call against its account's rate limit, for endpoints with such a rate limit.
 * @throws ProblemError 429 when it is exceeded
 */
export function rateLimitByAccount(
  spend: RateLimiter,
  viewer: Viewer | undefined,
  { name, realm, endpoint: { rateLimit } }: Asked,
): void {
  if (rateLimit?.by !== 'account' || !viewer) return;
  refuse(spend(`${name} ${realm} ${viewer.id}`, rateLimit));
}

function refuse(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter });
}
