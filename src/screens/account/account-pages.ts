/**
 * A page of the account area. `preferences`, `agreements` and `data` are offered to all accounts: preferences are
 * always stored here, and the other two are required by law. `payments` is offered in realms that sell licences, and
 * `support` is for the realm's support staff.
 */
export type AccountPage = 'details' | 'security' | 'payments' | 'preferences' | 'agreements' | 'data' | 'support';
/** A section of the security page. */
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
 * Pages and sections by sign-in provider (decision table 5.10 of the design). Data that a provider manages is changed
 * there: the email address of Google, Facebook or Apple accounts, and everything of Gigya and TV providers.
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

/** Pages and sections for accounts of a provider; only the sessions for an unknown one. */
export const offeredTo = (provider: string): Offered =>
  (Object.hasOwn(offers, provider) ? offers[provider] : undefined) ?? { pages: ['security'], security: ['sessions'] };

/** Lists the pages of the account area for accounts of a provider, in the order of the navigation. */
export const listAccountPages = (
  provider: string,
  { sellsLicences, isSupport }: { sellsLicences: boolean; isSupport: boolean },
): AccountPage[] => [
  ...offeredTo(provider).pages,
  ...(sellsLicences ? (['payments'] as const) : []),
  'preferences',
  'agreements',
  'data',
  ...(isSupport ? (['support'] as const) : []),
];
