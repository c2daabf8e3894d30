import type { AuthenticationMethod } from '../../platform/db/tables.ts';

/** The realm itself as an issuer: its subjects are its own accounts. */
export const SELF = 'self';

/** What somebody has shown of who they are. Whoever takes one has checked it: from here on it is believed. */
export interface AuthResult {
  /** Who says so: `SELF`, or a provider as it calls itself (`iss` of OpenID Connect). */
  issuer: string;
  /** Whom the issuer means; of `SELF` the account's id, empty while there is none. Never an e-mail address, which changes hands. */
  subject: string;
  /** Name of the provider among the realm's, such as `GOOGLE`. */
  provider: string;
  email?: {
    address: string;
    /** Whether the issuer has made sure that it is theirs. Without that an address is only what somebody has typed. */
    isVerified: boolean;
  };
  name?: string;
  /** By what they have shown it (RFC 8176). */
  methods: readonly AuthenticationMethod[];
  /** Whether it is they who have shown it just now; not so where another device lets one in. */
  isFresh: boolean;
}

/** What whoever shows a proof wants: to be let in, to have an account, or to enter the present account by it from now on. */
export type Intent = 'sign-in' | 'sign-up' | 'link';

/**
 * What somebody proves who wants an account of the realm's own, which no issuer elsewhere knows: at most that an address is theirs.
 * @param isVerified whether the link in a mail to it was followed
 */
export const newcomersProof = (
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

/** What a way in of the realm's own proves: that somebody is the holder of an account. */
export const ownProof = (
  accountId: string,
  shown: Pick<AuthResult, 'provider' | 'methods' | 'isFresh'>,
): AuthResult => ({
  issuer: SELF,
  subject: accountId,
  ...shown,
});
