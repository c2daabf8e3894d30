import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { useSignals } from '@preact/signals-react/runtime';
import { pathTo } from '#schemas/routes/paths.ts';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { signUpHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';
import { useViewer } from '../../session/use-viewer.ts';

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

type Screen = ComponentProps<typeof CheckoutScreen>;

interface CheckoutViewProps extends Pick<Screen, 'flow' | 'port' | 'plan' | 'terms' | 'gift'> {
  isGuest: boolean;
  /** Sign-in that returns to the checkout. */
  signInHref: string;
  /** The page of what can be bought. */
  plansHref: string;
  /** The page to which the user returns from the checkout. */
  returnPath: string;
}

/** Checkout of a plan or a gift in the application: sign-in, forms of guests, and the receipt after the payment. */
export function CheckoutView(props: CheckoutViewProps) {
  useSignals();
  const { flow, isGuest, signInHref, plansHref, returnPath, ...screen } = props;
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { pathSegments, lang } = services;
  const viewer = useViewer();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
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
      {...screen}
      brand={settings?.name ?? ''}
      flow={flow}
      links={{
        signIn: signInHref,
        signUp: signUpHref(here, services),
        consent: pathTo('CONSENT', pathSegments, {}, { from: here, lang }),
        plans: plansHref,
        watch: returnPath,
        account: pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang }),
      }}
      leave={() => void navigate(returnPath, { replace: true })}
      leaveTo={(url) => window.location.assign(url)}
      drawDetailsForm={drawDetailsForm}
      hasSessionEnded={isGuest && wasSignedIn}
      drawGuestForm={isGuestCheckoutOpen ? drawGuestForm : undefined}
    />
  );
}
