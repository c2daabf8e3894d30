import type { AnyCall } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { siteOriginOf } from '../../platform/http/site-origin.ts';

/** The site that keys are for: the origin that a browser signs, and the name that a key is bound to. */
export function siteOfKeys(call: AnyCall): { origin: string; rpID: string } {
  const origin = siteOriginOf(call);
  return { origin, rpID: new URL(origin).hostname };
}

/** @throws ProblemError 403 where the realm takes no keys */
export function refuseWithoutKeys({ realm }: Pick<AnyCall, 'realm'>): void {
  if (!realm.settings.authentication?.providers.some(({ name }) => name === 'PASSKEY'))
    throw new ProblemError('FORBIDDEN', ['signInUnavailable']);
}
