/** Payment providers that take integer amounts and define the exponents of currencies themselves. */
export type IntegerProvider = 'stripe' | 'adyen';

/** How a provider writes amounts of a currency. */
interface ProviderUnit {
  /** Number of decimal digits in the integer that the provider takes. */
  scale: number;
  /** The integer must be a multiple of this. */
  step: bigint;
}

const TWO_DECIMALS = 2;

/** Codes of ISO 4217 whose minor unit is not 1/100, by number of decimal digits. */
const isoScales: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Stripe’s list of zero-decimal currencies, without UGX, which it takes with two decimals. MGA differs from ISO 4217. */
const stripeZeroDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));

/** Stripe’s list of three-decimal currencies. It takes only amounts whose last digit is 0. */
const stripeThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Currencies without a minor unit that Stripe takes with two decimals, which must be 00. */
const stripeTwoZeroDecimals = new Set('ISK UGX'.split(' '));

/** Adyen’s numbers of decimal digits that differ from ISO 4217. */
const adyenScales: ReadonlyMap<string, number> = new Map([
  ['CLP', 2],
  ['CVE', 0],
  ['IDR', 0],
  ['ISK', 2],
]);

const scaleByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(isoScales).flatMap(([scale, codes]) => codes.split(' ').map((code) => [code, Number(scale)] as const)),
);

/** Whether a text has the form of an ISO 4217 code: three capital letters. Does not check that the currency exists. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** Returns the number of decimal digits of a currency’s minor unit by ISO 4217; 2 for a code without an exception. */
export const getCurrencyScale = (currency: string): number => scaleByCode.get(currency) ?? TWO_DECIMALS;

function getStripeUnit(currency: string): ProviderUnit | undefined {
  if (stripeZeroDecimals.has(currency)) return { scale: 0, step: 1n };
  if (stripeThreeDecimals.has(currency)) return { scale: 3, step: 10n };
  if (stripeTwoZeroDecimals.has(currency)) return { scale: TWO_DECIMALS, step: 100n };
  // Stripe lists every exception, so a currency with other decimals that it does not list is not supported.
  return getCurrencyScale(currency) === TWO_DECIMALS ? { scale: TWO_DECIMALS, step: 1n } : undefined;
}

/** Returns how a provider writes amounts of a currency; undefined if the provider does not support the currency. */
export const getProviderUnit = (provider: IntegerProvider, currency: string): ProviderUnit | undefined =>
  provider === 'stripe'
    ? getStripeUnit(currency)
    : { scale: adyenScales.get(currency) ?? getCurrencyScale(currency), step: 1n };
