import type { Basket as WireBasket, PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { territoryStatus } from '../../identity/consent/territory.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { type AccountInstrument, listInstruments, selectInstrument } from '../payments/instruments.store.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import { listOfferedProviders } from '../payments/realm-providers.ts';
import { listCampaigns } from '../vouchers/campaigns.store.ts';
import type { Basket } from './baskets.store.ts';
import { listPaymentOptions } from './payment-options.ts';
import { type PricedBasket, priceBasket } from './price-basket.ts';
import { type Buyer, listMissingConsents, listMissingFields, readBuyer } from './purchase-requirements.ts';
import { toBasket } from './to-wire.ts';

/**
 * Refuses purchases outside the realm's territories and by a VPN that the realm does not allow.
 * @throws ProblemError 403 with the label of the reason
 */
export function assertTerritory(context: AccountContext): void {
  const status = territoryStatus(context);
  if (status === 'OUTSIDE') throw new ProblemError('FORBIDDEN', ['signupGeoRestriction']);
  if (status === 'VPN') throw new ProblemError('FORBIDDEN', ['vpnErrorMessage']);
}

/**
 * Whether a purchase sells something new. The change of a card and the payment of a period that is due do not, so they need
 * no territory, address or terms.
 */
export const isNewSale = ({ cardUpdate, renewal }: Purchase): boolean => cardUpdate === null && renewal === null;

/** A priced basket with all that decides how it can be paid. */
export interface Checkout {
  priced: PricedBasket;
  buyer: Buyer;
  instruments: AccountInstrument[];
  /** Whether the realm has voucher campaigns. */
  acceptsVouchers: boolean;
}

/** The payer's country: that of the billing address, else that of the request. */
export const getCountry = ({ country }: AccountContext, buyer: Buyer): string => buyer.country ?? country;

/** Prices a basket of the caller. @throws ProblemError 404 for a basket of another account */
export async function loadCheckout(tx: Tx, context: AccountContext, basket: Basket | undefined): Promise<Checkout> {
  const { realm, caller } = context;
  if (!basket || basket.accountId !== caller.id) throw new ProblemError('NOT_FOUND', ['basketMissing']);
  return {
    priced: await priceBasket(tx, context, basket),
    buyer: await readBuyer(tx, context),
    instruments: await listInstruments(tx, realm.id, caller.id),
    acceptsVouchers: (await listCampaigns(tx, realm.id)).length > 0,
  };
}

/** Lists the ways to pay a checkout. */
export const listOptions = async (context: AccountContext, { priced, buyer }: Checkout): Promise<PaymentOption[]> =>
  listPaymentOptions(await listOfferedProviders(context), priced.purchase, getCountry(context, buyer));

/** Converts a checkout for its owner. Runs after the transaction, because labels are read in one of their own. */
export async function describeBasket(context: AccountContext, checkout: Checkout): Promise<WireBasket> {
  const { priced, buyer, instruments, acceptsVouchers } = checkout;
  const { t } = await messagesFor(context);
  const isSale = isNewSale(priced.purchase);
  const current = selectInstrument(instruments, priced.instrumentId);
  const facts = {
    missingFields: isSale ? await listMissingFields(context, buyer) : [],
    missingConsents: isSale ? await listMissingConsents(context, buyer) : [],
    paymentOptions: await listOptions(context, checkout),
    instruments: priced.purchase.cardUpdate === null ? instruments : instruments.filter(({ id }) => id !== current?.id),
    acceptsVouchers: isSale && !priced.purchase.gift && acceptsVouchers,
    holder: buyer.name,
    licences: context.realm.licences,
  };
  return toBasket(priced, facts, (key) => t(key));
}
