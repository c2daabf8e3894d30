/** Providers whose interfaces the gateway speaks, by their names in realm folders. */
export const PROVIDER_NAMES = ['card', 'stripe', 'adyen', 'bank_of_georgia'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A realm as a customer of the gateway. */
export interface Merchant {
  realm: string;
  /** Keys by name, such as `card-secret-key`. A provider without its keys is off for the merchant. */
  secrets: Readonly<Record<string, string>>;
  /** Address that gets the webhooks of a provider. */
  webhookUrl: (provider: ProviderName) => string;
}

/** Finds the merchant whose secret `name` equals a key that a request carries. */
export const findMerchant = (
  merchants: readonly Merchant[],
  name: string,
  key: string | undefined,
): Merchant | undefined => (key ? merchants.find(({ secrets }) => secrets[name] === key) : undefined);

/** Finds the merchant of a realm. @throws Error for a realm that is no merchant, such as one from an old state file */
export function getMerchant(merchants: readonly Merchant[], realm: string): Merchant {
  const merchant = merchants.find((candidate) => candidate.realm === realm);
  if (!merchant) throw new Error(`The gateway has no merchant ${realm}`);
  return merchant;
}
