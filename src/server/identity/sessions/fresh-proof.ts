import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** How long after an authentication the user may change the account's credentials, in milliseconds. */
export const FRESH_MS: number = 10 * 60_000;

/**
 * Requires a recent authentication, so that an unattended browser or a stolen token cannot take the account over.
 * @throws ProblemError 428 with the step `reauth`
 */
export function requireFreshProof(call: Pick<AnyCall, 'context'> & { viewer: SignedIn }): void {
  if (!isFresh(call)) throw new ProblemError('STEP_REQUIRED', ['reauthRequired'], { details: { step: 'reauth' } });
}

/**
 * Requires a recent authentication with two factors, such as a passkey with user verification.
 * @throws ProblemError 428 with the step `secondFactor`
 */
export function requireSecondFactor(call: Pick<AnyCall, 'context'> & { viewer: SignedIn }): void {
  if (!isFresh(call) || !call.viewer.methods?.includes('mfa'))
    throw new ProblemError('STEP_REQUIRED', ['secondFactorRequired'], { details: { step: 'secondFactor' } });
}

function isFresh({ context, viewer }: Pick<AnyCall, 'context'> & { viewer: SignedIn }): boolean {
  const { signedInAt } = viewer;
  return signedInAt !== undefined && context.clock.now() - signedInAt <= FRESH_MS;
}
