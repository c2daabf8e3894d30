import { useRouteName } from '../../routing/use-route-name.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PaymentUpdatePage } from './payment-update-page.tsx';
import { PurchasePage } from './purchase-page.tsx';

export { loadCheckoutRoute as loadRoute } from './loader.ts';

/** Pages of the checkout, in one chunk: the checkout itself, the change of a card, and the purchase that both lead to. */
export function Component() {
  const name = useRouteName();
  if (name === 'PAYMENT') return <CheckoutPage />;
  return name === 'PAYMENT_UPDATE' ? <PaymentUpdatePage /> : <PurchasePage />;
}
