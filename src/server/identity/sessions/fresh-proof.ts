import type { RealmContext, SignedIn } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** How long after an authentication the user may change the account's credentials, in milliseconds. */
export const FRESH_MS: number = 10 * 60_000;

/**
 * Requires a recent authentication, so that an unattended browser or a stolen token cannot take the account over.
 * @throws ProblemError 428 with the step `reauth`
 */
export function requireFreshProof(context: Pick<RealmContext, 'clock'> & { viewer: SignedIn }): void {
  if (!isFresh(context)) throw new ProblemError('STEP_REQUIRED', ['reauthRequired'], { details: { step: 'reauth' } });
}

/**
 * Requires a recent authentication with two factors, such as a passkey with user verification.
 * @throws ProblemError 428 with the step `secondFactor`
 */
export function requireSecondFactor(context: Pick<RealmContext, 'clock'> & { viewer: SignedIn }): void {
  if (!isFresh(context) || !context.viewer.methods?.includes('mfa'))
    throw new ProblemError('STEP_REQUIRED', ['secondFactorRequired'], { details: { step: 'secondFactor' } });
}

function isFresh({ clock, viewer }: Pick<RealmContext, 'clock'> & { viewer: SignedIn }): boolean {
  const { signedInAt } = viewer;
  return signedInAt !== undefined && clock.now() - signedInAt <= FRESH_MS;
}
