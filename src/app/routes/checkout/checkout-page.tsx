import { useMemo, useState } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import { loginHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useRedirectTarget } from '../../session/use-way-on.ts';
import { CheckoutView } from './checkout-view.tsx';
import type { CheckoutData } from './loader.ts';
import { useCheckoutFlow } from './use-checkout-flow.ts';

/** Checkout of a licence. */
export function CheckoutPage() {
  const { isGuest, plan, terms, prepared: loaded } = useLoaderData<CheckoutData>();
  const theme = useRouteLoaderData<RootData>('root')?.settings.theme;
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const { pathname, search } = useLocation();
  const from = useRedirectTarget();
  const port = useMemo(() => createCheckout(api, theme), [api, theme]);
  // Reloaded data has no basket, and card fields that are in use must stay.
  const [prepared] = useState(loaded);
  const flow = useCheckoutFlow({ port, licenceId: plan.id, isGuest, returnPath: from, prepared });
  return (
    <CheckoutView
      flow={flow}
      port={port}
      plan={plan}
      terms={terms}
      isGuest={isGuest}
      signInHref={loginHref(`${pathname}${search}`, services)}
      plansHref={pathTo('PURCHASE', pathSegments, {}, { from, lang })}
      returnPath={from}
    />
  );
}
