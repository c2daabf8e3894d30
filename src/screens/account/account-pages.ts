/**
 * A page of the account area. Three are offered to everybody: `preferences` are kept here whoever keeps the rest, and the law asks for
 * `agreements` and `data`. `support` is for the realm's support alone.
 */
export type AccountPage = 'details' | 'security' | 'preferences' | 'agreements' | 'data' | 'support';
/** A part of the security page. */
export type SecuritySection = 'password' | 'email' | 'passkeys' | 'sessions';

interface Offered {
  pages: readonly AccountPage[];
  security: readonly SecuritySection[];
}

const own: Offered = { pages: ['details', 'security'], security: ['password', 'email', 'passkeys', 'sessions'] };
const byMail: Offered = { pages: ['details', 'security'], security: ['email', 'passkeys', 'sessions'] };
const elsewhere: Offered = { pages: ['details', 'security'], security: ['sessions'] };
const nothing: Offered = { pages: [], security: [] };

/**
 * What accounts of each way in are offered (decision table 5.10 of the design). What a provider keeps itself is changed there: the
 * address of those who come by Google, Facebook or Apple, and all that Gigya and TV providers know.
 */
export const offers: Readonly<Record<string, Offered>> = {
  ID: own,
  MAGIC_LINK: byMail,
  GOOGLE: elsewhere,
  FACEBOOK: elsewhere,
  APPLE: elsewhere,
  FIREBASE: { pages: ['details', 'security'], security: ['password', 'sessions'] },
  OPENID: { pages: ['security'], security: ['sessions'] },
  GENERIC_OAUTH: { pages: ['security'], security: ['sessions'] },
  GIGYA: nothing,
  OPIN: nothing,
  PBR: nothing,
  SPTV: nothing,
  ADOBE: nothing,
};

/** The pages and sections that an account of a way in is offered; of one that is not known nothing but its sessions. */
export const offeredTo = (provider: string): Offered =>
  (Object.hasOwn(offers, provider) ? offers[provider] : undefined) ?? { pages: ['security'], security: ['sessions'] };
