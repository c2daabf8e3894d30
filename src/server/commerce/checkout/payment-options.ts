import type { PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import type { MethodCapability } from '../payments/provider.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import type { OfferedProvider } from '../payments/realm-providers.ts';

const isIn = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.includes(value);

/** What a purchase needs of the method that pays it. `setup`: nothing now, and an instrument for later. */
function getNeed({ money, grants, cardUpdate }: Purchase): 'nothing' | 'setup' | 'payment' {
  if (money.amount > 0n) return 'payment';
  if (cardUpdate) return 'setup';
  const costsLater = grants.some(({ next, voucher }) => {
    // A voucher that pays the first charge after a trial, or several charges, ends one day.
    const regular = voucher && !voucher.discount.lifeTimeRepeat ? voucher.laterPrice : undefined;
    return next !== undefined && Math.max(next.price.amount, regular?.amount ?? 0) > 0;
  });
  return costsLater ? 'setup' : 'nothing';
}

/** Whether a method can pay a purchase. */
function isSuitable(capability: MethodCapability, purchase: Purchase, country: string): boolean {
  const { flow, renewal, currencies, countries } = capability;
  const need = getNeed(purchase);
  if (flow === 'none') return need === 'nothing';
  // A trial stores an instrument without a payment, which only card fields can do.
  if (need === 'nothing' || (need === 'setup' && (flow !== 'fields' || renewal !== 'native'))) return false;
  return isIn(currencies, purchase.money.currency) && isIn(countries, country);
}

/** Lists the ways to pay a purchase. Methods of the payer's country come before those of every country. */
export function listPaymentOptions(
  offered: readonly OfferedProvider[],
  purchase: Purchase,
  country: string,
): PaymentOption[] {
  const suitable = offered.flatMap(({ provider, methods }) =>
    methods
      .filter((capability) => isSuitable(capability, purchase, country))
      .map((capability) => ({ provider: provider.name, capability })),
  );
  // The first provider of a method is the realm's choice.
  const unique = suitable.filter(
    ({ capability }, index) => suitable.findIndex((other) => other.capability.method === capability.method) === index,
  );
  const isLocal = ({ capability }: (typeof unique)[number]) => capability.countries !== undefined;
  return [...unique.filter(isLocal), ...unique.filter((option) => !isLocal(option))].map(
    ({ provider, capability }) => ({
      provider,
      method: capability.method,
      flow: capability.flow,
      renewal: capability.renewal,
    }),
  );
}
