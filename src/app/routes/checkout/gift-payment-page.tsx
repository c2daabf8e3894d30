import { useEffect, useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import type { PlanItem } from '#schemas/generated/types.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import type { GiftDraft } from '#screens/gifts/gift-draft.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { CheckoutView } from './checkout-view.tsx';
import type { GiftPaymentData } from './loader.ts';
import { useCheckoutFlow } from './use-checkout-flow.ts';

/** Code and data of a gift that other checkouts do not need. */
interface GiftParts {
  draft: Required<GiftDraft>;
  GiftSummary: typeof import('#screens/gifts/gift-summary.tsx')['GiftSummary'];
}

/** The product in the form that the summary of the checkout shows. */
const toPlan = ({ licenceId, ...product }: GiftProduct): PlanItem =>
  ({ ...product, id: licenceId, strategy: 'FIXED_DATE', isPurchasable: true, isFree: false }) as PlanItem;

/**
 * Loads the draft of a gift whose form was sent in this tab. Read once: the receipt clears the draft.
 * @returns undefined while it is loading, null without a draft
 */
function useGiftParts(giftId: string): GiftParts | undefined | null {
  const [parts, setParts] = useState<GiftParts | null>();
  useEffect(() => {
    void import('#screens/gifts/gift-summary.tsx').then(({ giftDrafts, GiftSummary }) => {
      const draft = giftDrafts.get(giftId);
      setParts(draft?.details ? { draft: { ...draft, details: draft.details }, GiftSummary } : null);
    });
  }, [giftId]);
  return parts;
}

/** Payment of a gift: the checkout, with the gift in its summary. Without what the user typed it leads to the form. */
export function GiftPaymentPage() {
  const { product, isGuest, terms } = useLoaderData<GiftPaymentData>();
  const theme = useRouteLoaderData<RootData>('root')?.settings.theme;
  const { api, pathSegments, lang } = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const port = useMemo(() => createCheckout(api, theme), [api, theme]);
  const { giftId, licenceId, period } = product;
  const parts = useGiftParts(giftId);
  const formHref = pathTo('GIFT', pathSegments, { giftId }, { lang });
  useEffect(() => {
    if (parts === null) void navigate(formHref, { replace: true });
  }, [parts, navigate, formHref]);
  const { draft, GiftSummary } = parts ?? {};
  const gift = useMemo(
    () => ({
      draftId: draft?.id ?? '',
      // Without the draft there is nothing to pay yet.
      postBasket: () =>
        draft ? port.postGiftBasket({ giftId, details: draft.details }) : new Promise<never>(() => undefined),
    }),
    [draft, port, giftId],
  );
  const flow = useCheckoutFlow({ port, licenceId, gift, isGuest, returnPath: undefined });
  return (
    <CheckoutView
      // The draft is another purchase than that of the page without it.
      key={draft?.id}
      flow={flow}
      port={port}
      plan={toPlan(product)}
      terms={terms}
      gift={{
        summary:
          draft && GiftSummary ? <GiftSummary period={period} details={draft.details} formHref={formHref} /> : null,
        plansLabel: 'gift.all',
        guestEmailText: 'gift.guestEmailText',
      }}
      isGuest={isGuest}
      signInHref={pathTo('GIFT_LOGIN', pathSegments, { giftId }, { from: `${pathname}${search}`, lang })}
      plansHref={pathTo('GIFTS', pathSegments, {}, { lang })}
      returnPath={formHref}
    />
  );
}
