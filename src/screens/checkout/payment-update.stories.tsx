import type { StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CheckoutError, type CheckoutPort } from '#renderers/ports/checkout.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import { createCardList } from '../../../tests/support/stories/fake-billing.ts';
import { openFakeFields } from '../../../tests/support/stories/fake-card-fields.ts';
import {
  createBasket,
  createFakeCheckout,
  createLostAnswer,
  createPurchase,
  fakeCards,
  NOW,
} from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import { createCheckoutStorage } from './checkout-storage.ts';
import { PaymentUpdateScreen } from './payment-update-screen.tsx';

export default { title: 'screens/checkout/payment-update', tags: ['@pay-12'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;

const [visa, mastercard] = fakeCards as [(typeof fakeCards)[0], (typeof fakeCards)[0]];
const renewal = { licenceId: 1, name: 'Apex monthly', cardId: visa.cardId, at: NOW + 30 * 86_400_000 };
const pay = fn<CheckoutPort['pay']>();
const putBasket = fn<CheckoutPort['putBasket']>();
const report = fn();
const now = () => performance.now();
const never = () => new Promise<never>(() => undefined);
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The basket of a card's change: nothing to pay, and the card that pays now is no alternative. */
const { renewal: _renewal, ...free } = createBasket({ cards: [mastercard], acceptsVouchers: false });
const basket = {
  ...free,
  total: { ...free.total, amount: 0 },
  paymentOptions: free.paymentOptions.filter(({ flow }) => flow === 'fields'),
};

interface Options {
  cards?: CardList;
  port?: Partial<CheckoutPort>;
  globals?: StoryObj['globals'];
}

function Update({ cards = createCardList(fakeCards, [renewal]), port: replaced }: Options) {
  const port = useMemo(
    () => createFakeCheckout({ putBasket, openFields: openFakeFields, pay, ...replaced }),
    [replaced],
  );
  const flow = useMemo(
    () =>
      createCheckoutFlow({
        port,
        licenceId: 1,
        isCardUpdate: true,
        isGuest: false,
        returnPath: undefined,
        storage: createCheckoutStorage(
          '1/card',
          () => noStorage,
          () => noStorage,
        ),
        wait: never,
        now,
        createId: () => crypto.randomUUID(),
        report,
        leaveTo: () => undefined,
      }),
    [port],
  );
  return (
    <PaymentUpdateScreen
      brand="Apex"
      flow={flow}
      port={port}
      cards={cards}
      licenceId={1}
      paymentsHref="/account/payments"
      leaveTo={() => undefined}
    />
  );
}

const story = (play: Play, { globals = {}, ...options }: Options = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    for (const spy of [pay, putBasket, report]) spy.mockReset();
    putBasket.mockImplementation(async () => basket);
    pay.mockImplementation(async () => createPurchase('COMPLETE'));
  },
  render: () => <Update {...options} />,
  play,
});

export const StoredCardIsChosenWithoutACharge = story(async ({ canvas, userEvent }) => {
  const summary = within(canvas.getByRole('region', { name: 'Apex monthly' }));
  expect(summary.getByText(/^Paid with .Visa •••• 4242.$/)).toBeVisible();
  expect(summary.getByText(/^Next payment on /)).toBeVisible();
  const radios = await canvas.findAllByRole('radio');
  expect(radios[0]).toHaveAccessibleName(/^Mastercard •••• 4444/);
  const button = canvas.getByRole('button', { name: 'Use this payment method' });
  expect(button).toHaveAccessibleDescription('Nothing is charged today.');
  await userEvent.dblClick(button);
  await waitFor(() => expect(pay).toHaveBeenCalledOnce());
  expect(pay.mock.calls[0]?.[0].paymentDetailsId).toBe(mastercard.cardId);
  expect(putBasket.mock.calls[0]?.[0]).toMatchObject({ licenceId: 1, isCardUpdate: true });
  // A change of the card is no purchase.
  expect(report).not.toHaveBeenCalled();
});

export const ChangeInOtherRealm = story(
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
  },
  { globals: { realm: 'lumen' } },
);

export const RefusedCardSaysWhy = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this payment method' }));
    expect(await canvas.findByText(/declined/)).toBeVisible();
    expect(canvas.getByRole('button', { name: 'Use this payment method' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  {
    port: {
      pay: () =>
        Promise.reject(
          new CheckoutError({ status: 402, code: 'card_declined', messages: ['payment.declined.card_declined'] }),
        ),
    },
  },
);

export const BankIsAskedAboutTheCardNotAPayment = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this payment method' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm the card with your bank' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Don’t save the card' }));
    expect(dialog.getByRole('alertdialog')).toHaveTextContent(/The card isn’t saved then/);
    expect(dialog.getByRole('button', { name: 'Continue with the bank' })).toHaveFocus();
    expect(dialog.queryByText(/payment|paying/i)).toBeNull();
  },
  {
    port: {
      pay: async () =>
        createPurchase('ACTION_REQUIRED', {
          isCardUpdate: true,
          action: { type: 'CHALLENGE', url: 'about:blank' },
        }),
    },
  },
);

export const LostConnectionIsNoFailure = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this payment method' }));
    expect(await canvas.findByText(/We’re checking whether your payment method was saved/)).toBeVisible();
  },
  { port: { pay: () => Promise.reject(createLostAnswer()) } },
);

export const MethodsAreLoading = story(
  async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeVisible(),
  { port: { putBasket: never } },
);

export const FailedLoadingOffersARetry = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    expect(await canvas.findByRole('alert')).toBeVisible();
  },
  { port: { putBasket: () => Promise.reject(createLostAnswer()) } },
);

export const PlanThatDoesNotRenewNeedsNoPaymentMethod = story(
  async ({ canvas }) => {
    expect(canvas.getByText('This plan doesn’t renew, so it needs no payment method.')).toBeVisible();
    expect(canvas.getByRole('link', { name: 'Back to payments' })).toHaveAttribute('href', '/account/payments');
    expect(putBasket).not.toHaveBeenCalled();
  },
  { cards: createCardList() },
);

const long = createCardList(fakeCards, [{ ...renewal, name: unbroken }]);
export const LongNamesInANarrowWindow = story(
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expectNoOverflow();
  },
  { cards: long, globals: narrowest },
);
export const NarrowWindowRightToLeft = story(
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expectNoOverflow();
  },
  { globals: narrowestRightToLeft },
);

/** A period whose charge failed: the page pays it, by any method. */
const due = createBasket({ cards: fakeCards, acceptsVouchers: false });

export const DuePeriodIsPaidByAnyMethod = story(
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Pay .€9\.99. now$/ });
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay for Apex monthly');
    expect(canvas.getByText(/^The last payment is missing\./)).toBeVisible();
    expect(button).toHaveAccessibleDescription(/^Then .€9\.99. per month from /);
    expect(canvas.queryByText(/^Next payment on /)).not.toBeInTheDocument();
    expect(within(canvas.getByRole('region', { name: 'Apex monthly' })).getByText('Total today')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /PIX/ }));
    expect(canvas.getByText('For each renewal we’ll email you, and you pay again with PIX.')).toBeVisible();
    await userEvent.dblClick(button);
    await waitFor(() => expect(pay).toHaveBeenCalledOnce());
    expect(pay.mock.calls[0]?.[0].target.paymentMethodType).toBe('pix');
    // A renewal is no purchase of the analytics.
    expect(report).not.toHaveBeenCalled();
  },
  { port: { putBasket: async () => due } },
);
const unbrokenPlan = { ...renewal, name: unbroken };
export const DuePeriodFitsANarrowWindow = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('heading', { level: 1, name: /Pay for/ })).toBeVisible();
    await expectNoOverflow();
  },
  { port: { putBasket: async () => due }, cards: createCardList(fakeCards, [unbrokenPlan]), globals: narrowest },
);
