import type { Endpoint } from '#schemas/wire/endpoint.ts';
import type { AnyCall, Viewer } from '../../platform/http/call.ts';
import { networkOf } from '../../platform/http/network.ts';
import { callerAddress } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Spend } from './spend-budget.ts';

interface Asked {
  /** Of the call. */
  name: string;
  /** The realm's id: what is asked of one is not missing to another. */
  realm: string;
  endpoint: Pick<Endpoint, 'budget'>;
}

/** Counts a call by the network that it comes from, where its budget is by network. @throws ProblemError 429 beyond it */
export function rateLimitByNetwork(
  spend: Spend,
  http: AnyCall['http'],
  { name, realm, endpoint: { budget } }: Asked,
): void {
  const address = callerAddress({ http });
  // Without an address it is this program itself that calls, as the guest of all pages.
  if (budget?.by !== 'network' || address === undefined) return;
  refuse(spend(`${name} ${realm} ${networkOf(address)}`, budget));
}

/** Counts a call by the account that it comes from, where its budget is by account. @throws ProblemError 429 beyond it */
export function keepAccountBudget(
  spend: Spend,
  viewer: Viewer | undefined,
  { name, realm, endpoint: { budget } }: Asked,
): void {
  if (budget?.by !== 'account' || !viewer) return;
  refuse(spend(`${name} ${realm} ${viewer.id}`, budget));
}

function refuse(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter });
}
