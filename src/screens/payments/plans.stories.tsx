import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import {
  createCardList,
  createFakeBilling,
  createHistory,
  createOffer,
  createPayment,
  createPlan,
} from '../../../tests/support/stories/fake-billing.ts';
import { fakeCards } from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { PaymentsScreen } from './payments-screen.tsx';

/** The plans of the payments page: their state, what pays them, and their cancellation. */
export default { title: 'screens/payments/plans', tags: ['@acct-01'], parameters: { plurals: true } };

const DAY_MS = 24 * 60 * 60 * 1000;
/** The story's clock is that of the machine. */
const inDays = (days: number) => Date.now() + days * DAY_MS;

interface Options {
  plans?: LicenceStatus[] | undefined;
  port?: Partial<BillingPort>;
  cards?: CardList;
  globals?: NonNullable<StoryObj['globals']>;
}
type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** A title that was bought without an end. */
function createOwned(licence: LicenceStatus['licence']): LicenceStatus {
  const { expiryTimestamp: _expiry, ...plan } = createPlan(licence.name, {
    licence,
    autoRenewingStatus: 'NOT_RENEWING',
    changes: [],
  });
  return plan;
}

const monthly = createPlan('Apex monthly', { expiryTimestamp: inDays(20) });
const paying = createCardList(fakeCards, [{ licenceId: 1, name: 'Apex monthly', cardId: 'card-1' }]);

function story(play: Play, options: Options = {}): StoryObj {
  const { port, cards = paying, globals = {} } = options;
  const plans = 'plans' in options ? options.plans : [monthly];
  return {
    globals,
    render: () => (
      <PaymentsScreen
        brand="Apex"
        nav={null}
        port={createFakeBilling(cards, port, plans)}
        links={{
          plans: '/purchase',
          redeem: '/redeem',
          getChangeHref: (licenceId) => `/payment-update/${licenceId}`,
          getCheckoutHref: (licenceId) => `/payment/${licenceId}`,
          getInvoiceHref: (number) => `/account/payments/${number}`,
        }}
        plans={plans}
        cards={cards}
        gifts={[]}
        history={createHistory([])}
      />
    ),
    play,
  };
}
const findPlans = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your plans' }));

export const PlanSaysWhenItRenewsAndWhatPaysIt = story(async ({ canvas }) => {
  const plans = findPlans(canvas);
  expect(await plans.findByText(/^Renews monthly, next on \w+ \d+, \d{4}\.$/)).toBeVisible();
  expect(plans.getByText(/^Paid with .Visa •••• 4242.$/)).toBeVisible();
  const link = plans.getByRole('link', { name: 'Change payment method' });
  expect(link).toHaveAttribute('href', '/payment-update/1');
  expect(link).toHaveAccessibleDescription('Apex monthly');
});
export const RenewingPlanWithoutAPaymentMethodWarns = story(
  async ({ canvas }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText('No payment method is stored. We’ll email you when it’s time to pay.')).toBeVisible();
    expect(plans.getByRole('link', { name: 'Change payment method' })).toHaveAttribute('href', '/payment-update/1');
  },
  { cards: createCardList([], [{ licenceId: 1, name: 'Apex monthly' }]) },
);
const pausable = createPlan('Apex monthly', { expiryTimestamp: inDays(20), changes: ['CANCEL', 'PAUSE'] });
const unpaid = (actionDueBy?: number) =>
  createPlan('Apex monthly', {
    status: actionDueBy === undefined ? 'INACTIVE' : 'ACTIVE',
    expiryTimestamp: inDays(-1),
    subscriptionPendingActions: [
      {
        action: 'REFRESH_PAYMENT_DETAILS',
        requestedAt: inDays(-1),
        ...(actionDueBy !== undefined && { actionDueBy }),
      },
    ],
  });
export const PlanWithAFailedChargeIsPaidNow = story(
  async ({ canvas }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText(/^The last payment is missing\. Pay by .* to keep watching\.$/)).toBeVisible();
    expect(plans.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment-update/1');
  },
  { plans: [unpaid(inDays(2))] },
);
export const PlanOnHoldIsPaidNow = story(
  async ({ canvas }) => expect(await findPlans(canvas).findByText(/so this plan is on hold\. Pay now/)).toBeVisible(),
  { plans: [unpaid()] },
);
export const PlansInOtherRealm = story(async () => undefined, { globals: { realm: 'lumen' } });

export const PlanIsCancelledAfterAQuestionAndRenewedAgain = story(
  async ({ canvas, userEvent }) => {
    const plans = findPlans(canvas);
    await userEvent.click(plans.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Cancel .Apex monthly.\?$/ }));
    expect(dialog.getByText(/you won’t be charged again\. You can watch until /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the plan' }));
    expect(plans.getByRole('button', { name: 'Cancel plan' })).toHaveFocus();
    await userEvent.click(plans.getByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Cancel plan' }));
    expect(await plans.findByText(/^.Apex monthly. won’t renew\.$/)).toHaveFocus();
    expect(plans.getByText(/^Expires on /)).toBeVisible();
    expect(plans.queryByText(/^Paid with/)).toBeNull();
    // The history has a line about the cancellation.
    expect(await canvas.findByText('Canceled')).toBeVisible();
    await userEvent.click(plans.getByRole('button', { name: 'Renew again' }));
    await waitFor(() => expect(plans.getByText(/^.Apex monthly. renews again\.$/)).toHaveFocus());
    expect(plans.getByText(/^Renews monthly/)).toBeVisible();
  },
  { port: { readHistory: async () => createHistory([createPayment(0, { itemType: 'CANCELLED' })]) } },
);

export const RefusedCancellationSaysWhy = story(
  async ({ canvas, userEvent }) => {
    const plans = findPlans(canvas);
    await userEvent.click(plans.getByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Cancel plan' }));
    expect(await plans.findByRole('alert')).toHaveTextContent('This plan doesn’t renew.');
    expect(plans.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
  },
  { port: { cancelPlan: async () => ({ ok: false, labels: ['planNotRenewing'] }) } },
);

/** Only the latest press counts: the second one of a double click finds the dialog closed. */
const cancelPlan = fn<BillingPort['cancelPlan']>(async () => ({ ok: true }));
export const DoubleClickCancelsOnce = story(
  async ({ canvas, userEvent }) => {
    cancelPlan.mockClear();
    await userEvent.click(findPlans(canvas).getByRole('button', { name: 'Cancel plan' }));
    await userEvent.dblClick(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(cancelPlan).toHaveBeenCalledOnce());
  },
  { port: { cancelPlan } },
);

const offered = createPlan('Apex monthly', { expiryTimestamp: inDays(20), hasCancellationOffer: true });
const offerHolder = { plans: [offered] };
/** Opens the question about the cancellation. */
async function askToCancel({ canvas, userEvent }: Parameters<Play>[0]) {
  await userEvent.click(findPlans(canvas).getByRole('button', { name: 'Cancel plan' }));
  return within(await canvas.findByRole('dialog', { name: /^Cancel .Apex monthly.\?$/ }));
}

const redeemOffer = fn<BillingPort['redeemOffer']>();
export const OfferKeepsThePlanAtALowerPrice = story(async (context) => {
  const plans = findPlans(context.canvas);
  const dialog = await askToCancel(context);
  const offer = within(await dialog.findByRole('region', { name: 'Stay, and pay less' }));
  expect(
    offer.getByText(
      /^Your next payment is .€4\.99. instead of .€9\.99., on .*\. The lower price applies to your next 3 payments\.$/,
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel anyway' })).toBeVisible();
  await context.userEvent.click(offer.getByRole('button', { name: 'Keep my plan with the offer' }));
  expect(await plans.findByText(/^You keep .Apex monthly. with the offer\.$/)).toHaveFocus();
  expect(plans.getByText('You pay 50% less. The lower price applies to your next 3 payments.')).toBeVisible();
  expect(plans.getByText(/^Renews monthly/)).toBeVisible();
}, offerHolder);
export const OfferInOtherRealm = story(
  async (context) => {
    await within((await askToCancel(context)).getByRole('region')).findByText(/^Your next payment/);
  },
  { ...offerHolder, globals: { realm: 'lumen' } },
);
export const DoubleClickRedeemsOnce = story(
  async (context) => {
    redeemOffer.mockReset().mockResolvedValue({ ok: true });
    const dialog = await askToCancel(context);
    await context.userEvent.dblClick(await dialog.findByRole('button', { name: 'Keep my plan with the offer' }));
    await waitFor(() => expect(redeemOffer.mock.calls).toEqual([[1]]));
  },
  { ...offerHolder, port: { redeemOffer: (id) => redeemOffer(id) } },
);
export const OfferThatIsGoneSaysSo = story(
  async (context) => {
    const dialog = await askToCancel(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Keep my plan with the offer' }));
    const plans = findPlans(context.canvas);
    expect(await plans.findByRole('alert')).toHaveTextContent('This offer is no longer available.');
    expect(plans.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
  },
  { ...offerHolder, port: { redeemOffer: async () => ({ ok: false, labels: ['planOfferClosed'] }) } },
);
const cancelOffered = fn<BillingPort['cancelPlan']>();
/** Cancels in a dialog, and says whether the offer was refused by that. */
const cancelWithButton = async (context: Parameters<Play>[0], name: string) => {
  cancelOffered.mockReset().mockResolvedValue({ ok: true });
  const dialog = await askToCancel(context);
  await context.userEvent.click(await dialog.findByRole('button', { name }));
  expect(await findPlans(context.canvas).findByText(/^.Apex monthly. won’t renew\.$/)).toHaveFocus();
  return cancelOffered.mock.calls;
};
const cancelPort: Partial<BillingPort> = { cancelPlan: (...request) => cancelOffered(...request) };
export const OfferIsRefusedByCancelingAnyway = story(
  async (context) => expect(await cancelWithButton(context, 'Cancel anyway')).toEqual([[1, true]]),
  { ...offerHolder, port: cancelPort },
);
export const PlanIsCanceledWhileTheOfferLoads = story(
  async (context) => expect(await cancelWithButton(context, 'Cancel plan')).toEqual([[1, false]]),
  { ...offerHolder, port: { ...cancelPort, readOffer: () => new Promise<never>(() => undefined) } },
);
export const PlanIsCanceledWithoutAnOfferThatFailed = story(
  async (context) => {
    const dialog = await askToCancel(context);
    expect(await dialog.findByText('We couldn’t load the offer for this plan.')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Keep the plan' }));
    expect(await cancelWithButton(context, 'Cancel plan')).toEqual([[1, false]]);
  },
  { ...offerHolder, port: { ...cancelPort, readOffer: () => Promise.reject(new Error('503')) } },
);
export const OfferThatIsNoLongerMadeIsLeftOut = story(
  async (context) => {
    const dialog = await askToCancel(context);
    await waitFor(() => expect(dialog.queryByText('Loading…')).toBeNull());
    expect(dialog.queryByRole('region')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
  },
  { ...offerHolder, port: { readOffer: async () => ({ eligible: false }) } },
);
export const OfferInANarrowWindowRightToLeft = story(
  async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'إلغاء الباقة' }));
    const dialog = within(await context.canvas.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'الاحتفاظ بباقتي مع العرض' })).toBeVisible();
    await expectNoOverflow();
  },
  { ...offerHolder, port: { readOffer: async () => createOffer() }, globals: narrowestRightToLeft },
);

export const PlanWithoutRenewalOffersNothing = story(
  async ({ canvas }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText(/^Expires on /)).toBeVisible();
    expect(plans.queryByRole('button')).toBeNull();
  },
  {
    plans: [
      createPlan('Final night', {
        autoRenewingStatus: 'NOT_RENEWING',
        changes: [],
        expiryTimestamp: inDays(5),
        licence: { ...monthly.licence, id: 3, name: 'Final night', purchaseStrategy: { type: 'FIXED_DATE' } },
      }),
    ],
  },
);

const pausePlan = fn<BillingPort['pausePlan']>();
export const PlanIsPausedForAChosenTime = story(
  async ({ canvas, userEvent }) => {
    pausePlan.mockReset().mockResolvedValue({ ok: true });
    const plans = findPlans(canvas);
    await userEvent.click(plans.getByRole('button', { name: 'Pause plan' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Pause .Apex monthly.\?$/ }));
    expect(
      dialog.getByText(/^You can watch until .* Then the plan is paused, and you won’t be charged\./),
    ).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^30 days, until / })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^90 days, until / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause plan' }));
    expect(await plans.findByText(/^.Apex monthly. will be paused\.$/)).toHaveFocus();
    const days = ((pausePlan.mock.lastCall?.[1] ?? 0) - (pausable.expiryTimestamp ?? 0)) / DAY_MS;
    expect([pausePlan.mock.lastCall?.[0], days]).toEqual([1, 90]);
  },
  { plans: [pausable], port: { pausePlan: (...request) => pausePlan(...request) } },
);

export const PausedPlanIsResumedAfterAQuestion = story(
  async ({ canvas, userEvent }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText(/^Paused until /)).toBeVisible();
    await userEvent.click(plans.getByRole('button', { name: 'Resume plan' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Resume .Apex monthly.\?$/ }));
    expect(dialog.getByText('We charge your card now, and a new period begins.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume plan' }));
    expect(await plans.findByText(/^.Apex monthly. continues\.$/)).toHaveFocus();
  },
  {
    plans: [
      createPlan('Apex monthly', {
        status: 'INACTIVE',
        pauseState: 'PAUSED',
        expiryTimestamp: inDays(-3),
        resumeAfter: inDays(27),
        changes: ['CANCEL', 'RESUME'],
      }),
    ],
  },
);

export const TitleBoughtForGoodSaysSo = story(
  async ({ canvas }) => expect(await findPlans(canvas).findByText('Yours to keep.')).toBeVisible(),
  {
    plans: [createOwned({ ...monthly.licence, id: 3, name: 'Final night', purchaseStrategy: { type: 'PPV' } })],
  },
);

export const TrialNamesThePriceAfterIt = story(
  async ({ canvas }) =>
    expect(await findPlans(canvas).findByText(/^Free trial until .*, then .€4\.99. per month\.$/)).toBeVisible(),
  {
    plans: [
      createPlan('Films', {
        status: 'TRIAL_ACTIVE',
        expiryTimestamp: inDays(6),
        licence: {
          ...monthly.licence,
          name: 'Films',
          skuLicence: { price: { amount: 499, scale: 2, currency: 'EUR' }, transactionAmount: 499 },
        },
      }),
    ],
  },
);

export const ExpiredPlansAreLeftOut = story(
  async ({ canvas }) => {
    const plans = findPlans(canvas);
    expect(plans.getByText('You have no plans.')).toBeVisible();
    expect(plans.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/purchase');
  },
  { plans: [createPlan('Old', { status: 'EXPIRED', changes: [] })] },
);

export const FailedPlansAreLoadedAgain = story(
  async ({ canvas, userEvent }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText('We couldn’t load your plans.')).toBeVisible();
    await userEvent.click(plans.getByRole('button', { name: 'Try again' }));
    expect(await plans.findByText('We couldn’t load your plans.')).toBeVisible();
  },
  { plans: undefined, port: { listPlans: () => Promise.reject(new Error('503')) } },
);
export const PlansAreLoading = story(
  async ({ canvas }) => expect(findPlans(canvas).getByText('Loading…')).toBeVisible(),
  { plans: undefined, port: { listPlans: () => new Promise<never>(() => undefined) } },
);

export const LongNamesInANarrowWindow = story(() => expectNoOverflow(), {
  plans: [createPlan(unbroken, { expiryTimestamp: inDays(20) })],
  globals: narrowest,
});
export const NarrowWindowRightToLeft = story(() => expectNoOverflow(), { globals: narrowestRightToLeft });
