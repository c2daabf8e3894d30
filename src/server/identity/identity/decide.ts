import type { Intent } from './auth-result.ts';

/** What is known when a proof of somebody elsewhere comes in. */
export interface Facts {
  intent: Intent;
  /** Whose the identity is: the account that is signed in, another one, nobody's. */
  identity: 'here' | 'another' | 'nobody';
  /** Whether the address that came with it has an account, however sure the issuer is of it. */
  isEmailTaken: boolean;
  /** Whether an address came with it at all: an account needs one. */
  hasEmail: boolean;
  /** Whether realm and provider let people make accounts by themselves. */
  isOpen: boolean;
  /** Whether the caller's country is one of the realm's. */
  isInside: boolean;
  /** Whether all that has to be agreed to is agreed to. */
  isAgreed: boolean;
}

/** What becomes of it. `ask` is the question whether an account is to be made; `email` asks for an address. */
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
 * What becomes of a proof of somebody elsewhere. Nothing is ever merged by an e-mail address: who had it last may not be who
 * has it now, and an issuer may be wrong.
 */
export function decide({ intent, identity, isEmailTaken, hasEmail, isOpen, isInside, isAgreed }: Facts): Decision {
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
