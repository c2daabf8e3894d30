import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Licence, VoucherCampaign } from '#schemas/generated/types.ts';
import { describeValue } from '#schemas/issue.ts';
import { getCurrencyScale } from '../../commerce/domain/currencies.ts';
import { isSamePeriod, parsePeriod } from '../../commerce/domain/period.ts';
import { isCountry, isCurrency } from './codes.ts';
import { createDuplicateError, createError, warning } from './mistakes.ts';

/** Whether two periods are the same length, such as P12M and P1Y. */
const isSame = (one: string, other: string): boolean => isSamePeriod(parsePeriod(one), parsePeriod(other));

type Price = NonNullable<Licence['prices']>[number];
type Discount = NonNullable<Licence['discounts']>[number];

/** An amount, with the scale and currency that it is written in. */
interface WrittenAmount {
  amount?: number;
  currency?: string;
  scale?: number | undefined;
}

/** Reports an unknown currency, and an amount that needs more decimal digits than its currency has. */
export function amountMistakes(file: string, at: string, { amount = 0, currency, scale }: WrittenAmount): Diagnostic[] {
  if (currency === undefined) return [];
  if (!isCurrency(currency))
    return [createError(file, `${at}/currency`, 'currency', 'the code of a currency', describeValue(currency))];
  const most = getCurrencyScale(currency);
  const surplus = 10 ** Math.max(0, (scale ?? most) - most);
  if (amount % surplus === 0) return [];
  const expected = `at most ${most} decimal digits, as ${currency} has no smaller coins`;
  return [createError(file, `${at}/scale`, 'scale', expected, `${amount} with a scale of ${scale}`)];
}

function periodMistakes(
  file: string,
  at: string,
  price: Price,
  { purchaseStrategy: { type, subscriptionPeriod } }: Licence,
): Diagnostic[] {
  const { periodAmounts, currency, scale } = price;
  if (!periodAmounts) return [];
  const amounts = periodAmounts.flatMap(({ period, amount }, index) => [
    ...amountMistakes(file, at, { amount, currency, scale }),
    ...(periodAmounts.findIndex((other) => isSame(other.period, period)) < index
      ? [
          createDuplicateError(
            file,
            `${at}/periodAmounts/${index}/period`,
            'a period that is not listed before',
            period,
          ),
        ]
      : []),
  ]);
  const isOffered =
    type !== 'SUBSCRIPTION' ||
    subscriptionPeriod === undefined ||
    periodAmounts.some(({ period }) => isSame(period, subscriptionPeriod));
  if (isOffered) return amounts;
  const expected = `an amount for the licence’s own period ${subscriptionPeriod}`;
  return [...amounts, createError(file, `${at}/periodAmounts`, 'period-amount', expected, 'none')];
}

/** Reports nonexistent countries, and countries that several prices of the licence have as theirs. */
function countryMistakes(file: string, at: string, prices: readonly Price[]): Diagnostic[] {
  const priceByCountry = new Map<string, number>();
  return prices.flatMap(({ countries = [] }, index) =>
    countries.flatMap((country, place) => {
      const pointer = `${at}/prices/${index}/countries/${place}`;
      if (!isCountry(country))
        return [createError(file, pointer, 'country', 'the code of a country', describeValue(country))];
      const first = priceByCountry.get(country);
      if (first === undefined) priceByCountry.set(country, index);
      const expected = `a country that no other price of the licence has (${at}/prices/${first} has it)`;
      return first === undefined ? [] : [createError(file, pointer, 'one-price', expected, describeValue(country))];
    }),
  );
}

function defaultMistakes(file: string, at: string, { type, prices = [] }: Licence): Diagnostic[] {
  const defaults = prices.flatMap((price, index) => (price.default ? [index] : []));
  const [first, ...others] = defaults;
  if (first === undefined && type !== 'FREE') {
    const expected = 'a default price, for viewers of countries that no price lists';
    return [warning(file, `${at}/prices`, 'default-price', expected, 'none')];
  }
  const expected = `one default price (${at}/prices/${first} is it)`;
  return others.map((index) =>
    createError(file, `${at}/prices/${index}/default`, 'one-price', expected, 'another one'),
  );
}

/** Checks the prices of a licence. `at` is the licence's JSON pointer. */
export const priceMistakes = (file: string, at: string, licence: Licence): Diagnostic[] => {
  const { type, prices = [] } = licence;
  return [
    ...prices.flatMap((price, index) => {
      const here = `${at}/prices/${index}`;
      const isCharged = [price, ...(price.periodAmounts ?? [])].some(({ amount }) => amount > 0);
      return [
        ...amountMistakes(file, here, price),
        ...periodMistakes(file, here, price, licence),
        ...(type === 'FREE' && isCharged
          ? [
              createError(
                file,
                `${here}/amount`,
                'free-price',
                'a price of 0, because the licence is FREE',
                `${price.amount}`,
              ),
            ]
          : []),
      ];
    }),
    ...countryMistakes(file, at, prices),
    ...defaultMistakes(file, at, licence),
  ];
};

function discountTimeMistakes(file: string, at: string, discount: Discount): Diagnostic[] {
  const { from, until, periods, lifeTimeRepeat } = discount;
  if (from === undefined && until === undefined && periods === undefined && !lifeTimeRepeat)
    return [createError(file, at, 'required', 'a time: “from” and “until”, “periods” or “lifeTimeRepeat”', 'none')];
  return [];
}

function percentageMistakes(file: string, at: string, percentage: number | undefined): Diagnostic[] {
  if (percentage === undefined) return [createError(file, at, 'required', 'a “percentage”', 'nothing')];
  const isExact = Number.isInteger(Number((percentage * 100).toFixed(6)));
  return isExact
    ? []
    : [createError(file, `${at}/percentage`, 'percentage', 'at most two decimals', describeValue(percentage))];
}

/** Checks a discount with amounts by currency: that of a voucher, or of an offer at cancellation. */
export function reductionMistakes(file: string, at: string, discount: VoucherCampaign['discount']): Diagnostic[] {
  const { type, percentage, amounts = [] } = discount;
  if (type === 'percentage') return percentageMistakes(file, at, percentage);
  if (amounts.length === 0) return [createError(file, at, 'required', '“amounts” by currency', 'nothing')];
  return amounts.flatMap((amount, index) => [
    ...amountMistakes(file, `${at}/amounts/${index}`, amount),
    ...(amounts.findIndex(({ currency }) => currency === amount.currency) < index
      ? [
          createDuplicateError(
            file,
            `${at}/amounts/${index}/currency`,
            'a currency that is not listed before',
            amount.currency,
          ),
        ]
      : []),
  ]);
}

function discountSizeMistakes(file: string, at: string, discount: Discount, prices: readonly Price[]): Diagnostic[] {
  const { type, percentage, amount, currency } = discount;
  if (type === 'percentage') return percentageMistakes(file, at, percentage);
  if (amount === undefined || currency === undefined)
    return [createError(file, at, 'required', 'an “amount” and a “currency”', 'nothing')];
  if (prices.some((price) => price.currency === currency)) return amountMistakes(file, at, discount);
  const expected = `the currency of a price of the licence (${prices.map((price) => price.currency).join(', ')})`;
  return [createError(file, `${at}/currency`, 'currency', expected, describeValue(currency))];
}

/** Checks the discounts of a licence. `at` is the licence's JSON pointer. */
export const discountMistakes = (file: string, at: string, { discounts = [], prices = [] }: Licence): Diagnostic[] =>
  discounts.flatMap((discount, index) => {
    const here = `${at}/discounts/${index}`;
    const isDouble = discounts.findIndex(({ id }) => id === discount.id) < index;
    return [
      ...(isDouble
        ? [createDuplicateError(file, `${here}/id`, 'an id that no other discount of the licence has', discount.id)]
        : []),
      ...discountTimeMistakes(file, here, discount),
      ...discountSizeMistakes(file, here, discount, prices),
    ];
  });
