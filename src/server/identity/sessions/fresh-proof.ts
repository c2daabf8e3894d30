import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** How long after an authentication the user may change the account's credentials, in milliseconds. */
export const FRESH_MS: number = 10 * 60_000;

/**
 * Requires a recent authentication, so that an unattended browser or a stolen token cannot take the account over.
 * @throws ProblemError 428 with the step `reauth`
 */
export function requireFreshProof(context: Pick<AccountContext, 'clock' | 'caller'>): void {
  if (!isFresh(context)) throw new ProblemError('STEP_REQUIRED', ['reauthRequired'], { details: { step: 'reauth' } });
}

/**
 * Requires a recent authentication with two factors, such as a passkey with user verification.
 * @throws ProblemError 428 with the step `secondFactor`
 */
export function requireSecondFactor(context: Pick<AccountContext, 'clock' | 'caller'>): void {
  if (!isFresh(context) || !context.caller.methods?.includes('mfa'))
    throw new ProblemError('STEP_REQUIRED', ['secondFactorRequired'], { details: { step: 'secondFactor' } });
}

function isFresh({ clock, caller }: Pick<AccountContext, 'clock' | 'caller'>): boolean {
  const { signedInAt } = caller;
  return signedInAt !== undefined && clock.now() - signedInAt <= FRESH_MS;
}
