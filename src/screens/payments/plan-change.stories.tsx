import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { PlanChange } from '#schemas/wire/commerce/plan-changes.ts';
import {
  createCardList,
  createFakeBilling,
  createHistory,
  createPlan,
} from '../../../tests/support/stories/fake-billing.ts';
import { fakeCards } from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { PaymentsScreen } from './payments-screen.tsx';

/** The change of a plan on the payments page: the other plans of its family, a planned change, and refusals. */
export default { title: 'screens/payments/plan change', tags: ['@lic-04'], parameters: { plurals: true } };

const DAY_MS = 24 * 60 * 60 * 1000;
/** The story's clock is that of the machine. */
const inDays = (days: number) => Date.now() + days * DAY_MS;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const yearly = createPlan('Apex yearly', { expiryTimestamp: inDays(20), canChangePlan: true });
const createLicence = (id: number, name: string) => ({ ...yearly.licence, id, name });
const monthly: PlanChange = {
  licence: createLicence(2, 'Apex monthly'),
  direction: 'DOWNGRADE',
  timing: 'PERIOD_END',
  effectiveAt: yearly.expiryTimestamp ?? 0,
  price: eur(999),
  period: 'P1M',
};
const family: PlanChange = {
  ...monthly,
  licence: createLicence(3, 'Apex family'),
  direction: 'UPGRADE',
  timing: 'CHECKOUT',
  price: eur(14900),
  period: 'P1Y',
};
const offer = (changes: PlanChange[]): Partial<BillingPort> => ({ listPlanChanges: async () => ({ changes }) });

interface Options {
  plan?: LicenceStatus;
  port?: Partial<BillingPort>;
  globals?: NonNullable<StoryObj['globals']>;
}

function story(play: Play, { plan = yearly, port = offer([monthly, family]), globals = {} }: Options = {}): StoryObj {
  const cards = createCardList(fakeCards, [{ licenceId: 1, name: plan.licence.name, cardId: 'card-1' }]);
  return {
    globals,
    render: () => (
      <PaymentsScreen
        brand="Apex"
        nav={null}
        port={createFakeBilling(cards, port, [plan])}
        links={{
          plans: '/purchase',
          redeem: '/redeem',
          getChangeHref: (licenceId) => `/payment-update/${licenceId}`,
          getCheckoutHref: (licenceId) => `/payment/${licenceId}`,
          getInvoiceHref: (number) => `/account/payments/${number}`,
        }}
        plans={[plan]}
        cards={cards}
        gifts={[]}
        history={createHistory([])}
      />
    ),
    play,
  };
}

const findPlans = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your plans' }));
async function openDialog({ canvas, userEvent }: Parameters<Play>[0], name = 'Change plan') {
  await userEvent.click(within(canvas.getAllByRole('region')[0] as HTMLElement).getByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
}

const changePlan = fn<BillingPort['changePlan']>();
const acceptChange = (...request: Parameters<BillingPort['changePlan']>) => changePlan(...request);

export const LowerPlanBeginsWhenThePaidTimeEnds = story(
  async (context) => {
    const { canvas, userEvent } = context;
    changePlan.mockReset().mockResolvedValue({ ok: true });
    const dialog = await openDialog(context);
    expect(canvas.getByRole('dialog', { name: /^Change .Apex yearly.\?$/ })).toBeVisible();
    expect(await dialog.findByRole('radio', { name: /^Apex monthly .€9\.99. per month$/ })).toBeChecked();
    expect(dialog.getByRole('status')).toHaveTextContent(
      /^From .* on, you get .Apex monthly. for .€9\.99. per month\. Until then you keep your current plan/,
    );
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await findPlans(canvas).findByText(/^You’ll change to .Apex monthly. on /)).toHaveFocus();
    expect(changePlan.mock.calls).toEqual([[1, { licenceId: 2, price: eur(999) }]]);
  },
  { port: { ...offer([monthly, family]), changePlan: acceptChange } },
);

export const HigherPlanLeadsToTheCheckout = story(async (context) => {
  const dialog = await openDialog(context);
  await context.userEvent.click(await dialog.findByRole('radio', { name: /^Apex family/ }));
  expect(dialog.getByRole('status')).toHaveTextContent(/^You get .Apex family. as soon as you’ve paid\./);
  expect(dialog.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '/payment/3');
  expect(dialog.queryByRole('button', { name: 'Change plan' })).toBeNull();
});

export const PlanOfATrialChangesAtOnce = story(
  async (context) => {
    const dialog = await openDialog(context);
    expect(await dialog.findByText(/^You get .Apex family. at once\. Your free trial goes on until /)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await findPlans(context.canvas).findByText(/^You changed to .Apex family.\.$/)).toHaveFocus();
  },
  {
    plan: { ...yearly, status: 'TRIAL_ACTIVE' },
    port: offer([{ ...family, timing: 'NOW', effectiveAt: Date.now() }]),
  },
);

export const DialogIsClosedWithTheKeyboardAndReturnsTheFocus = story(async (context) => {
  const { canvas, userEvent } = context;
  const dialog = await openDialog(context);
  const radio = await dialog.findByRole('radio', { name: /^Apex monthly/ });
  radio.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(dialog.getByRole('radio', { name: /^Apex family/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Don’t change' }));
  expect(findPlans(canvas).getByRole('button', { name: 'Change plan' })).toHaveFocus();
});

export const PlannedChangeIsShownAndCanBeDropped = story(
  async ({ canvas, userEvent }) => {
    const plans = findPlans(canvas);
    expect(await plans.findByText(/^From .* on: .Apex monthly.$/)).toBeVisible();
    expect(plans.queryByRole('button', { name: 'Change plan' })).toBeNull();
    await userEvent.click(await plans.findByRole('button', { name: 'Keep current plan' }));
    expect(await plans.findByText(/^You keep .Apex yearly.\.$/)).toHaveFocus();
    expect(plans.queryByText(/^From .* on:/)).toBeNull();
    expect(plans.getByRole('button', { name: 'Change plan' })).toBeVisible();
  },
  {
    plan: {
      ...yearly,
      canChangePlan: false,
      plannedChange: { licence: monthly.licence, effectiveAt: monthly.effectiveAt },
    },
  },
);

const listPlanChanges = fn<BillingPort['listPlanChanges']>();
export const ChangedPriceIsShownAndAskedForAgain = story(
  async (context) => {
    listPlanChanges.mockReset().mockResolvedValueOnce({ changes: [monthly] });
    listPlanChanges.mockResolvedValue({ changes: [{ ...monthly, price: eur(1299) }] });
    changePlan.mockReset().mockResolvedValueOnce({ ok: false, labels: ['planChangePrice', 'CONFLICT'] });
    const dialog = await openDialog(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^The price has changed\./));
    expect(dialog.getByRole('radio', { name: /^Apex monthly .€12\.99. per month$/ })).toBeChecked();
    changePlan.mockResolvedValueOnce({ ok: true });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(changePlan.mock.lastCall).toEqual([1, { licenceId: 2, price: eur(1299) }]));
  },
  { port: { listPlanChanges: (id) => listPlanChanges(id), changePlan: acceptChange } },
);

export const FailedPlansAreLoadedAgain = story(
  async (context) => {
    const dialog = await openDialog(context);
    expect(await dialog.findByText('We couldn’t load the other plans.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Change plan' })).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('We couldn’t load the other plans.')).toBeVisible();
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
    expect(document.activeElement).not.toHaveTextContent(/^Try again$/);
  },
  { port: { listPlanChanges: () => Promise.reject(new Error('503')) } },
);

export const OtherPlansAreLoading = story(
  async (context) => expect((await openDialog(context)).getByText('Loading…')).toBeVisible(),
  { port: { listPlanChanges: () => new Promise<never>(() => undefined) } },
);

export const FamilyWithoutAnotherPlanSaysSo = story(
  async (context) =>
    expect(await (await openDialog(context)).findByText('There are no other plans to change to.')).toBeVisible(),
  { port: offer([]) },
);

export const LongNamesInANarrowWindow = story(
  async (context) => {
    const dialog = await openDialog(context);
    await dialog.findAllByRole('radio');
    await expectNoOverflow();
  },
  {
    port: offer([{ ...monthly, licence: createLicence(2, unbroken) }, family]),
    globals: narrowest,
  },
);

export const NarrowWindowRightToLeft = story(
  async (context) => {
    const dialog = await openDialog(context, 'تغيير الباقة');
    await dialog.findAllByRole('radio');
    await expectNoOverflow();
  },
  { globals: narrowestRightToLeft },
);
