import { useEffect, useMemo } from 'react';
import type { CheckoutPort, PreparedCheckout } from '#renderers/ports/checkout.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import { type CheckoutFlow, createCheckoutFlow } from '#screens/checkout/checkout-flow.ts';
import { createCheckoutStorage } from '#screens/checkout/checkout-storage.ts';
import { useServices } from '../../services.ts';
import { wait } from './wait.ts';

const now = () => performance.now();

interface FlowSubject {
  port: CheckoutPort;
  licenceId: number;
  /** Changes what pays the renewals of the licence, instead of buying it. */
  isCardUpdate?: boolean;
  /** Buys a gift instead: id of its draft, and the request that creates its basket. */
  gift?: { draftId: string; postBasket: () => Promise<Basket> };
  isGuest: boolean;
  /** Path of the site to which the user returns after the purchase. */
  returnPath: string | undefined;
  /** The basket that the server created with the page. */
  prepared?: PreparedCheckout | undefined;
}

/** Creates the checkout of a licence in this page, and unlocks it when the browser shows the page again by Back. */
export function useCheckoutFlow(subject: FlowSubject): CheckoutFlow {
  const { port, licenceId, isCardUpdate = false, gift, isGuest, returnPath, prepared } = subject;
  const { analytics } = useServices();
  const flow = useMemo(
    () =>
      createCheckoutFlow({
        port,
        licenceId,
        isCardUpdate,
        postGiftBasket: gift?.postBasket,
        isGuest,
        returnPath,
        prepared,
        storage: createCheckoutStorage(
          gift ? `gift/${gift.draftId}` : isCardUpdate ? `${licenceId}/card` : licenceId,
          () => sessionStorage,
          () => localStorage,
        ),
        wait,
        now,
        createId: () => crypto.randomUUID(),
        report: (happening) => analytics.report(happening),
        leaveTo: (url) => window.location.assign(url),
      }),
    [port, licenceId, isCardUpdate, gift, isGuest, returnPath, prepared, analytics],
  );
  useEffect(() => {
    // A page that the browser kept while the user was at the provider's page.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && flow.returnFromProvider();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [flow]);
  return flow;
}
