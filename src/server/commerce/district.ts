import { defineDistrict } from '../platform/define-district.ts';
import { DAY_MS } from '../platform/occurrence.ts';
import { ofAccount } from '../platform/personal-table.ts';
import { billingHandlers } from './billing/billing.routes.ts';
import { basketVoucherHandlers } from './checkout/basket-vouchers.routes.ts';
import { checkoutHandlers } from './checkout/checkout.routes.ts';
import { licencePaymentHandlers } from './checkout/licence-payment.routes.ts';
import { createPaymentHooks } from './checkout/payment-hooks.ts';
import { purchaseHandlers } from './checkout/purchases.routes.ts';
import { reconcilePaymentsJob } from './checkout/reconcile-payments.job.ts';
import { renewSubscriptionsJob } from './checkout/renew-subscriptions.job.ts';
import { voucherRedemptionHandlers } from './checkout/voucher-redemption.routes.ts';
import { giftCheckoutHandlers } from './checkout/gift-checkout.routes.ts';
import { giftHandlers } from './gifts/gifts.routes.ts';
import { sendGiftsJob } from './gifts/send-gifts.job.ts';
import { licenceHandlers } from './plans/licences.routes.ts';
import { cancellationOfferHandlers } from './renewals/cancellation-offer.routes.ts';
import { migratePricesJob } from './renewals/migrate-prices.job.ts';
import { planChangeHandlers } from './renewals/plan-changes.routes.ts';
import { priceConsentHandlers } from './renewals/price-consent.routes.ts';
import { renewalHandlers } from './renewals/renewals.routes.ts';
import { createSupportHandlers } from './staff/support.routes.ts';
import { userLicenceHandlers } from './subscriptions/user-licences.routes.ts';

/** Longer than any provider repeats an event (Adyen: 30 days), and than most disputes take to begin. */
const PROVIDER_EVENTS_KEPT_MS = 120 * DAY_MS;

/** What a giver has written about a gift that was never paid. Longer than a payment can take. */
const GIFT_ORDERS_KEPT_MS = 120 * DAY_MS;

/** A basket that was not changed for this time is deleted; its purchases stay if they were paid. */
const BASKETS_KEPT_MS = 90 * DAY_MS;

/** The routes and tables of the commerce district, which the application registers. */
export const commerceDistrict = defineDistrict({
  handlers: {
    ...licenceHandlers,
    ...userLicenceHandlers,
    ...renewalHandlers,
    ...cancellationOfferHandlers,
    ...planChangeHandlers,
    ...priceConsentHandlers,
    ...checkoutHandlers,
    ...licencePaymentHandlers,
    ...basketVoucherHandlers,
    ...voucherRedemptionHandlers,
    ...purchaseHandlers,
    ...giftCheckoutHandlers,
    ...giftHandlers,
    ...billingHandlers,
    ...createSupportHandlers(createPaymentHooks),
  },
  jobs: [reconcilePaymentsJob, renewSubscriptionsJob, migratePricesJob, sendGiftsJob],
  personalTables: {
    subscriptions: ofAccount,
    subscription_events: { belongs: { by: 'subscription_id', in: 'subscriptions' }, fate: 'deleted' },
    baskets: { ...ofAccount, omitted: { voucher_hash: 'says nothing to people' } },
    gift_orders: ofAccount,
    // The receiver of a gift can redeem it after the giver has left; `send-gifts` clears what the giver has written then.
    gifts: {
      belongs: { by: 'account_id' },
      fate: 'anonymised',
      omitted: {
        code_hash: 'says nothing to people',
        redeemed_by: 'names another account',
        subscription_id: 'belongs to another account',
      },
    },
    payment_instruments: {
      ...ofAccount,
      omitted: { reference: 'the provider’s id of the card', fingerprint: 'compares cards; it says nothing to people' },
    },
    instrument_removals: {
      belongs: { by: 'account_id' },
      fate: 'deleted later',
      omitted: { reference: 'the provider’s id of the card' },
    },
    trial_uses: {
      belongs: { by: 'account_id' },
      fate: 'anonymised',
      omitted: { card_fingerprint: 'compares cards; it says nothing to people' },
    },
    voucher_uses: {
      belongs: { by: 'account_id' },
      fate: 'anonymised',
      omitted: { code_hash: 'says nothing to people' },
    },
    billing_items: { belongs: { by: 'account_id' }, fate: 'anonymised' },
    invoices: { belongs: { by: 'account_id' }, fate: 'anonymised' },
    invoice_buyers: ofAccount,
    // The bookkeeping stays: it belongs to an account only through `purchases.account_id`, which is cleared.
    purchases: { belongs: { by: 'account_id' }, fate: 'anonymised' },
    payment_attempts: { belongs: { by: 'purchase_id', in: 'purchases' }, fate: 'anonymised' },
    ledger_entries: { belongs: { by: 'purchase_id', in: 'purchases' }, fate: 'anonymised' },
    refunds: { belongs: { by: 'purchase_id', in: 'purchases' }, fate: 'anonymised' },
    disputes: { belongs: { by: 'purchase_id', in: 'purchases' }, fate: 'anonymised' },
    provider_events: {
      ...ofAccount,
      omitted: {
        body: 'readable by programs only; payment_attempts has what it says',
        headers: 'say how the provider delivered the event',
      },
    },
  },
  impersonalTables: { voucher_codes: 'hashes of codes that the realm gives away; `voucher_uses` names the accounts' },
  retention: [
    { table: 'provider_events', column: 'received_at', keepMs: PROVIDER_EVENTS_KEPT_MS },
    { table: 'gift_orders', column: 'created_at', keepMs: GIFT_ORDERS_KEPT_MS },
    { table: 'baskets', column: 'updated_at', keepMs: BASKETS_KEPT_MS },
  ],
});
