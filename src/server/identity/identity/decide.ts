import type { Intent } from './auth-result.ts';

/** Input of the decision about a proof from an external identity provider. */
export interface Facts {
  intent: Intent;
  /** Owner of the identity: the signed-in account, another account, or no account. */
  identity: 'here' | 'another' | 'nobody';
  /** Whether an account has the email address of the proof, verified or not. */
  isEmailTaken: boolean;
  /** Whether the proof has an email address, which a new account needs. */
  hasEmail: boolean;
  /** Whether the realm and the provider allow self-registration. */
  isOpen: boolean;
  /** Whether the realm allows sign-up in the caller's country. */
  isInside: boolean;
  /** Whether all required consent terms are accepted. */
  isAgreed: boolean;
}

/** The decision. `ask`: ask the user whether to create an account; `email`: ask for an email address. */
export type Decision =
  | 'enter'
  | 'link'
  | 'linked'
  | 'conflict'
  | 'closed'
  | 'outside'
  | 'ask'
  | 'email'
  | 'consent'
  | 'create';

/**
 * Decides what to do with a proof from an external identity provider. Never links accounts by email address: an address
 * may change owners, and an issuer may be wrong.
 */
export function decideIdentityAction({
  intent,
  identity,
  isEmailTaken,
  hasEmail,
  isOpen,
  isInside,
  isAgreed,
}: Facts): Decision {
  if (intent === 'link') {
    if (identity === 'nobody') return 'link';
    return identity === 'here' ? 'linked' : 'conflict';
  }
  if (identity !== 'nobody') return 'enter';
  if (isEmailTaken) return 'conflict';
  if (!isOpen) return 'closed';
  if (!isInside) return 'outside';
  if (intent === 'sign-in') return 'ask';
  if (!hasEmail) return 'email';
  return isAgreed ? 'create' : 'consent';
}
