import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRouteLoaderData, useParams, useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { useMessages } from '#renderers/messages/messages.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import { isLocalPath } from '#schemas/url.ts';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import { createReturnMessage } from '#screens/checkout/challenge-dialog.tsx';
import { followPurchase, isFinal, toRefusal } from '#screens/checkout/follow-purchase.ts';
import { PurchaseScreen, ReturnFrame, UnknownPurchaseScreen } from '#screens/checkout/purchase-screen.tsx';
import { loginHref } from '../../links/account-links.ts';
import { withLang } from '../../links/local-href.ts';
import type { RootData } from '../../root-loader.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useServices } from '../../services.ts';
import { LICENCES_KEY } from '../../session/use-viewer.ts';
import type { PurchaseData } from './loader.ts';
import { wait } from './wait.ts';

type Reading = Pick<Parameters<typeof PurchaseScreen>[0], 'purchase' | 'delay'> & { isUnknown: boolean };

/** Query parameters that are ours; the others were added by the provider. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['token', 'lang', 'from']);

const isFramed = () => window.parent !== window;

/** The receipt, a payment that waits for the payer, or the return from a provider's page. */
export function PurchasePage() {
  const { isGuest, purchase: loaded, isLost = false } = useLoaderData<PurchaseData>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const { t } = useMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { providerId = '' } = useParams();
  const isReturn = useRouteName() === 'PAY';
  const port = useMemo(() => createCheckout(api), [api]);
  const [reading, setReading] = useState<Reading>({
    purchase: loaded,
    delay: isLost ? 'lost' : undefined,
    isUnknown: !isReturn && loaded === undefined && !isLost,
  });
  const [isInFrame, setInFrame] = useState(false);
  const isStarted = useRef(false);
  const { purchase, delay, isUnknown } = reading;
  const show = (read: PurchaseStatus) => setReading({ purchase: read, delay: undefined, isUnknown: false });
  const fail = (error: unknown) => {
    const isConnectionLost = toRefusal(error).kind === 'connection-lost';
    setReading((before) => (isConnectionLost ? { ...before, delay: 'lost' } : { ...before, isUnknown: true }));
  };

  const continueReturn = async () => {
    const added = [...query].filter(([name]) => !OWN_PARAMETERS.has(name));
    try {
      const read = await port.continueReturn({
        provider: providerId,
        token: query.get('token') ?? '',
        query: Object.fromEntries(added),
      });
      show(read);
      if (isFramed()) parent.postMessage(createReturnMessage(read.purchaseId, read.status), location.origin);
    } catch (error) {
      fail(error);
    }
  };
  const read = async () => {
    try {
      if (isReturn && (isGuest || !purchase)) await continueReturn();
      else if (purchaseId !== undefined) show(await port.readPurchase(purchaseId));
    } catch (error) {
      fail(error);
    }
  };
  useEffect(() => {
    setInFrame(isFramed());
    // Development runs effects twice, but the provider's parameters are sent once.
    if (!isReturn || isStarted.current) return;
    isStarted.current = true;
    void continueReturn();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { mutate } = useSWRConfig();
  const isComplete = purchase?.status === 'COMPLETE';
  const paidGiftId = isComplete ? purchase.gift?.giftId : undefined;
  useEffect(() => {
    if (paidGiftId === undefined) return;
    // The next gift begins with an empty form.
    void import('#screens/gifts/gift-draft.ts').then(({ giftDrafts }) => giftDrafts.clear(paidGiftId));
  }, [paidGiftId]);
  useEffect(() => {
    if (!isComplete || isGuest) return;
    // Pages that were shown as locked are open now.
    void mutate(LICENCES_KEY);
    services.kept?.forget();
  }, [isComplete, isGuest, mutate, services]);

  const purchaseId = purchase?.purchaseId ?? (isLost ? (query.get('purchase') ?? undefined) : undefined);
  const isFollowed = !isGuest && (purchase ? !isFinal(purchase) : isLost && !isUnknown);
  useEffect(() => {
    if (!isFollowed || purchaseId === undefined || isFramed()) return undefined;
    let isOver = false;
    void followPurchase({
      read: () => port.readPurchase(purchaseId),
      wait,
      now: () => performance.now(),
      isOver: () => isOver,
      onPurchase: show,
      onConnectionLost: () => setReading((before) => ({ ...before, delay: before.delay ?? 'lost' })),
      onDelay: () => setReading((before) => ({ ...before, delay: 'promised' })),
      onRefusal: () => setReading((before) => ({ ...before, isUnknown: true })),
    });
    return () => {
      isOver = true;
    };
  }, [port, isFollowed, purchaseId]);

  const homeHref = withLang('/', lang);
  const hrefTo = (name: 'PAYMENT_CONFIRMATION' | 'PAYMENT_AUTHORIZATION') =>
    pathTo(name, pathSegments, {}, { purchase: purchaseId, lang });
  const isLeaving = isReturn && !isGuest && !isInFrame;
  const returnPath = isLocalPath(purchase?.returnPath) ? purchase.returnPath : undefined;
  const licenceId = purchase?.licenceId ?? 0;
  const giftId = purchase?.gift?.giftId;
  const checkoutHref =
    purchase?.isCardUpdate || purchase?.isRenewal
      ? pathTo('PAYMENT_UPDATE', pathSegments, { licenceId }, { lang })
      : giftId === undefined
        ? pathTo('PAYMENT', pathSegments, { id: licenceId }, { from: returnPath, lang })
        : pathTo('GIFT_PAY', pathSegments, { giftId }, { lang });
  const nextHref =
    isLeaving && purchase?.status === 'COMPLETE'
      ? hrefTo('PAYMENT_CONFIRMATION')
      : isLeaving && purchase?.status === 'ACTION_REQUIRED'
        ? hrefTo('PAYMENT_AUTHORIZATION')
        : // The checkout says that the payment was cancelled, and has the methods.
          isLeaving && purchase?.status === 'CANCELLED'
          ? checkoutHref
          : undefined;
  useEffect(() => {
    // Replaces the history entry, so that Back does not send the return again.
    if (nextHref !== undefined && !isFramed()) void navigate(nextHref, { replace: true });
  }, [nextHref, navigate]);

  const brand = root?.settings.name ?? '';
  if (isInFrame) return <p role="status">{t(purchase ? 'purchase.framed' : 'purchase.waitingTitle')}</p>;
  const watch = returnPath ?? homeHref;
  const paymentsHref = pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang });
  const screen = isUnknown ? (
    <UnknownPurchaseScreen brand={brand} paymentsHref={paymentsHref} />
  ) : (
    <PurchaseScreen
      brand={brand}
      purchase={purchase}
      delay={delay}
      links={{
        checkout: checkoutHref,
        watch,
        account: pathTo('ACCOUNT', pathSegments, {}, { lang }),
        gifts: pathTo('GIFTS', pathSegments, {}, { lang }),
        payments: paymentsHref,
        invoice:
          isGuest || purchase?.receipt?.invoice === undefined
            ? undefined
            : pathTo('ACCOUNT_INVOICE', pathSegments, { id: purchase.receipt.invoice }, { lang }),
        signIn: isGuest ? loginHref(watch, services) : undefined,
      }}
      onRead={() => void read()}
      onStop={
        isGuest || purchaseId === undefined ? undefined : () => void port.cancelPurchase(purchaseId).then(show, fail)
      }
      onLeave={(url) => window.location.assign(url)}
    />
  );
  return isReturn ? (
    <ReturnFrame brand={brand} homeHref={homeHref}>
      {screen}
    </ReturnFrame>
  ) : (
    screen
  );
}
