import type { AuthenticationMethod } from '../../platform/db/tables.ts';

/** Issuer name for identities of the realm itself. The subject of such an identity is the account's id. */
export const SELF = 'self';

/** Provider name for the sign-in by email address and password. */
export const PASSWORD_PROVIDER = 'ID';

/** Verified result of a sign-in. The sign-in method has checked it before creating it, so later code trusts it. */
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
  /** Whether the user has just authenticated on this device; false if another device approved the sign-in. */
  isFresh: boolean;
}

/** Purpose of a sign-in: open a session, create an account, or link the identity to the signed-in account. */
export type Intent = 'sign-in' | 'sign-up' | 'link';

/**
 * Creates the sign-in result for a new user without an external provider. It proves an email address at most, and no
 * account.
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

/** Creates the sign-in result of the realm's own methods (password, link, passkey), which prove an existing account. */
export const createAccountAuthResult = (
  accountId: string,
  shown: Pick<AuthResult, 'provider' | 'methods' | 'isFresh'>,
): AuthResult => ({
  issuer: SELF,
  subject: accountId,
  ...shown,
});
