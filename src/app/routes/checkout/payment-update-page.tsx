import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import { PaymentUpdateScreen } from '#screens/checkout/payment-update-screen.tsx';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import type { PaymentUpdateData } from './loader.ts';
import { useCheckoutFlow } from './use-checkout-flow.ts';

/** Page that changes what pays the renewals of a plan. */
export function PaymentUpdatePage() {
  useSignals();
  const { licenceId, cards } = useLoaderData<PaymentUpdateData>();
  const { name: brand = '', theme } = useRouteLoaderData<RootData>('root')?.settings ?? {};
  const { api, pathSegments, lang } = useServices();
  const navigate = useNavigate();
  const port = useMemo(() => createCheckout(api, theme), [api, theme]);
  const flow = useCheckoutFlow({ port, licenceId, isCardUpdate: true, isGuest: false, returnPath: undefined });
  const { step, purchase } = flow.state.value;
  const doneHref =
    step === 'PAYMENT_COMPLETE' && purchase
      ? pathTo('PAYMENT_CONFIRMATION', pathSegments, {}, { purchase: purchase.purchaseId, lang })
      : undefined;
  useEffect(() => {
    // Replaces the history entry, so that Back never shows a form that was saved.
    if (doneHref !== undefined) void navigate(doneHref, { replace: true });
  }, [doneHref, navigate]);
  return (
    <PaymentUpdateScreen
      brand={brand}
      flow={flow}
      port={port}
      cards={cards}
      licenceId={licenceId}
      paymentsHref={pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang })}
      leaveTo={(url) => window.location.assign(url)}
    />
  );
}
