/** First step of a sign-in: filling in a form, requesting an email, using a passkey, or a redirect to another site. */
export type ProviderBegins = 'form' | 'mail' | 'key' | 'redirect';

/**
 * Capabilities of an authentication provider. Code must check these, not the provider's name, which only its adapter
 * knows.
 */
export interface ProviderCapabilities {
  begins: ProviderBegins;
}

const here = (begins: ProviderBegins): ProviderCapabilities => ({ begins });
const away = here('redirect');

/**
 * Authentication providers that the product document specifies, keyed by name. `realm.schema.json` lists those that a
 * realm may use.
 */
export const providers: Readonly<Record<string, ProviderCapabilities>> = {
  ID: here('form'),
  MAGIC_LINK: here('mail'),
  PASSKEY: here('key'),
  GOOGLE: away,
  FACEBOOK: away,
  APPLE: away,
  OPENID: away,
  GENERIC_OAUTH: away,
  OPIN: away,
};

/** Whether a provider's sign-in starts with this step; false for unknown providers. */
export const begins = (name: string, by: ProviderBegins): boolean =>
  Object.hasOwn(providers, name) && providers[name]?.begins === by;

/** The first provider whose sign-in starts with this step. */
export const providerBy = <Provider extends { name: string }>(
  some: readonly Provider[],
  by: ProviderBegins,
): Provider | undefined => some.find(({ name }) => begins(name, by));
