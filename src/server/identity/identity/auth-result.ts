import type { AuthenticationMethod } from '../../platform/db/tables.ts';

/** Issuer name of the realm itself: its subjects are account ids. */
export const SELF = 'self';

/** Provider name of the sign-in by email address and password. */
export const PASSWORD_PROVIDER = 'ID';

/** Verified result of a sign-in method. The method that creates it has checked it; later code trusts it. */
export interface AuthResult {
  /** `SELF`, or the provider's own issuer name (`iss` of OpenID Connect). */
  issuer: string;
  /**
   * The issuer's id of the user; for `SELF` the account's id, empty before the account exists. Never an email address,
   * since addresses change owners.
   */
  subject: string;
  /** Provider name in the realm's settings, such as `GOOGLE`. */
  provider: string;
  email?: {
    address: string;
    /** Whether the issuer has verified that the user owns the address. */
    isVerified: boolean;
  };
  name?: string;
  /** Authentication methods used (RFC 8176). */
  methods: readonly AuthenticationMethod[];
  /** Whether the user authenticated on this device just now; false when another device approved the sign-in. */
  isFresh: boolean;
}

/** Purpose of a sign-in: enter an account, create one, or link the identity to the signed-in account. */
export type Intent = 'sign-in' | 'sign-up' | 'link';

/**
 * The result for a user who signs up with the realm itself; at most it proves an email address.
 * @param isVerified whether the user has followed the link mailed to the address
 */
export const createSignUpResult = (
  provider: string,
  address: string,
  { name, isVerified }: { name: string; isVerified: boolean },
): AuthResult => ({
  issuer: SELF,
  subject: '',
  provider,
  email: { address, isVerified },
  name,
  methods: [],
  isFresh: false,
});

/** The result of the realm's own sign-in methods, which prove an existing account. */
export const createAccountAuthResult = (
  accountId: string,
  shown: Pick<AuthResult, 'provider' | 'methods' | 'isFresh'>,
): AuthResult => ({
  issuer: SELF,
  subject: accountId,
  ...shown,
});
