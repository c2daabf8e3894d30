import type { Intent } from './auth-result.ts';

/** Facts on which the decision about an external provider's proof of identity depends. */
export interface Facts {
  intent: Intent;
  /** The account that the external identity is linked to: the signed-in one, another one, or none. */
  identity: 'here' | 'another' | 'nobody';
  /** Whether an account has the email address that the external provider has sent, verified or not. */
  isEmailTaken: boolean;
  /** Whether the external provider has sent an email address, which a new account needs. */
  hasEmail: boolean;
  /** Whether the realm and the provider allow self-registration. */
  isOpen: boolean;
  /** Whether the realm allows sign-up in the caller's country. */
  isInside: boolean;
  /** Whether all required consent terms are accepted. */
  isAgreed: boolean;
}

/**
 * The decision. `ask`: the user must choose whether to create an account; `email`: the user must enter an email
 * address.
 */
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
 * Decides what to do with an external provider's proof of identity. Accounts are never linked by email address: an
 * address may change owners, and a provider may report a wrong one.
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
