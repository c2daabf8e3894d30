import type { LoaderFunctionArgs } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { GiftPaymentPage } from './gift-payment-page.tsx';
import { loadCheckoutRoute } from './loader.ts';
import { PaymentUpdatePage } from './payment-update-page.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { requireHeldPlan } from './require-held-plan.ts';

/** Loads the data of a page of the checkout. The card of a plan that the account does not hold is not found. */
export async function loadRoute(name: RouteName, args: LoaderFunctionArgs) {
  const loaded = await loadCheckoutRoute(name, args);
  if ('cards' in loaded) await requireHeldPlan(args, loaded);
  return loaded;
}

/** Pages of the checkout, in one chunk: the checkout of a plan and of a gift, the change of a card, and the purchase that both lead to. */
export function Component() {
  const name = useRouteName();
  if (name === 'PAYMENT') return <CheckoutPage />;
  if (name === 'GIFT_PAY') return <GiftPaymentPage />;
  return name === 'PAYMENT_UPDATE' ? <PaymentUpdatePage /> : <PurchasePage />;
}
