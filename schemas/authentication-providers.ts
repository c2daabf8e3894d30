/** What somebody does first who signs in by a provider: fills in a form of the realm's, asks for a mail, shows a key, goes to another site. */
export type ProviderBegins = 'form' | 'mail' | 'key' | 'redirect';

/** What a provider can do. Code asks for this and not for a provider's name, which stands in its adapter alone. */
export interface ProviderCapabilities {
  begins: ProviderBegins;
}

const here = (begins: ProviderBegins): ProviderCapabilities => ({ begins });
const away = here('redirect');

/** The providers of the product document by their names; those that a realm may have stand in `realm.schema.json`. */
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

/** Whether a provider begins so; of one that is not known nothing is. */
export const begins = (name: string, by: ProviderBegins): boolean =>
  Object.hasOwn(providers, name) && providers[name]?.begins === by;

/** The first of some providers that begins so. */
export const providerBy = <Provider extends { name: string }>(
  some: readonly Provider[],
  by: ProviderBegins,
): Provider | undefined => some.find(({ name }) => begins(name, by));
