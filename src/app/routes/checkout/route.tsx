import { useRouteName } from '../../routing/use-route-name.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PurchasePage } from './purchase-page.tsx';

export { loadCheckoutRoute as loadRoute } from './loader.ts';

/** Pages of the checkout, in one chunk: the checkout itself, and the purchase that it leads to. */
export const Component = () => (useRouteName() === 'PAYMENT' ? <CheckoutPage /> : <PurchasePage />);
