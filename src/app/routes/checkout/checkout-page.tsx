import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { useSignals } from '@preact/signals-react/runtime';
import { pathTo } from '#schemas/routes/paths.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { loginHref, signUpHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useRedirectTarget } from '../../session/use-way-on.ts';
import type { CheckoutData } from './loader.ts';
import { useCheckoutFlow } from './use-checkout-flow.ts';

const DetailsForm = lazy(() => import('./details-form.tsx'));
const GuestForm = lazy(() => import('./guest-form.tsx'));

const drawDetailsForm = (fields: readonly string[], onSaved: () => Promise<void>) => (
  <Suspense fallback={null}>
    <DetailsForm fields={fields} onSaved={onSaved} />
  </Suspense>
);

const drawGuestForm = (signInHref: string) => (
  <Suspense fallback={null}>
    <GuestForm signInHref={signInHref} />
  </Suspense>
);

/** Checkout of a licence. */
export function CheckoutPage() {
  useSignals();
  const { isGuest, plan, terms, prepared: loaded } = useLoaderData<CheckoutData>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const viewer = useViewer();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const from = useRedirectTarget();
  const theme = root?.settings.theme;
  const port = useMemo(() => createCheckout(api, theme), [api, theme]);
  // Reloaded data has no basket, and card fields that are in use must stay.
  const [prepared] = useState(loaded);
  const flow = useCheckoutFlow({ port, licenceId: plan.id, isCardUpdate: false, isGuest, returnPath: from, prepared });
  useEffect(() => {
    // The user has signed in or out in the panel beside the page or in another tab.
    if (viewer.role !== undefined && viewer.isGuest !== isGuest) void revalidate();
  }, [viewer.role, viewer.isGuest, isGuest, revalidate]);
  const [wasSignedIn, setSignedIn] = useState(!isGuest);
  if (!isGuest && !wasSignedIn) setSignedIn(true);
  const { step, purchase } = flow.state.value;
  const receiptHref =
    step === 'PAYMENT_COMPLETE' && purchase
      ? pathTo('PAYMENT_CONFIRMATION', pathSegments, {}, { purchase: purchase.purchaseId, lang })
      : undefined;
  useEffect(() => {
    // Replaces the history entry, so that Back never shows the form of a purchase that is paid.
    if (receiptHref !== undefined) void navigate(receiptHref, { replace: true });
  }, [receiptHref, navigate]);
  const here = `${pathname}${search}`;
  const settings = root?.settings;
  const { guestCheckout = false, activatesByMail = false } = settings?.selfRegistration ?? {};
  const isGuestCheckoutOpen = settings !== undefined && canSignUp(settings) && guestCheckout && !activatesByMail;
  return (
    <CheckoutScreen
      brand={settings?.name ?? ''}
      flow={flow}
      port={port}
      plan={plan}
      terms={terms}
      links={{
        signIn: loginHref(here, services),
        signUp: signUpHref(here, services),
        consent: pathTo('CONSENT', pathSegments, {}, { from: here, lang }),
        plans: pathTo('PURCHASE', pathSegments, {}, { from, lang }),
        watch: from,
        account: pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang }),
      }}
      leave={() => void navigate(from, { replace: true })}
      leaveTo={(url) => window.location.assign(url)}
      drawDetailsForm={drawDetailsForm}
      hasSessionEnded={isGuest && wasSignedIn}
      drawGuestForm={isGuestCheckoutOpen ? drawGuestForm : undefined}
    />
  );
}
