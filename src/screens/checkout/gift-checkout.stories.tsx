import type { StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckoutError, type CheckoutPort } from '#renderers/ports/checkout.ts';
import {
  createFakeCheckout,
  createGiftBasket,
  createPurchase,
  fakeCards,
  fakeGift,
  fakeGiftDetails,
  fakePlan,
} from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { createCheckoutStorage } from './checkout-storage.ts';
import { GiftSummary } from '../gifts/gift-summary.tsx';
import { PurchaseScreen } from './purchase-screen.tsx';

/** Payment of a gift: the checkout without renewal, trial and voucher, and the receipt of a gift. */
export default { title: 'screens/checkout/gift', tags: ['@gift-01'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;

const pay = fn<CheckoutPort['pay']>();
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const now = () => performance.now();
const drawGuestForm = () => <p>Form</p>;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const withCards = { cards: fakeCards, defaultCardId: 'card-1' };

interface Options {
  port?: Partial<CheckoutPort>;
  isGuest?: boolean;
  details?: typeof fakeGiftDetails;
  globals?: StoryObj['globals'];
}

function Checkout({ port: replaced, isGuest = false, details = fakeGiftDetails }: Options) {
  const port = useMemo(
    () => createFakeCheckout({ postGiftBasket: async () => createGiftBasket(withCards), pay, ...replaced }),
    [replaced],
  );
  const flow = useMemo(
    () =>
      createCheckoutFlow({
        port,
        licenceId: 1,
        postGiftBasket: () => port.postGiftBasket({ giftId: 'three-months', details }),
        isGuest,
        returnPath: undefined,
        storage: createCheckoutStorage(
          'gift/draft-1',
          () => noStorage,
          () => noStorage,
        ),
        wait: () => new Promise(() => undefined),
        now,
        createId: () => crypto.randomUUID(),
        report: () => undefined,
        leaveTo: () => undefined,
      }),
    [port, isGuest, details],
  );
  return (
    <CheckoutScreen
      brand="Apex"
      flow={flow}
      port={port}
      plan={{ ...fakePlan, name: 'Three months of Apex', strategy: 'FIXED_DATE', price: eur(2799) }}
      terms={[]}
      gift={{
        summary: <GiftSummary period="P3M" details={details} formHref="/gift/three-months" />,
        plansLabel: 'gift.all',
        guestEmailText: 'gift.guestEmailText',
      }}
      links={{
        signIn: '/gift/three-months/login',
        signUp: '/signup',
        consent: '/consent',
        plans: '/gift',
        watch: '/gift/three-months',
        account: '/account/payments',
      }}
      leave={() => undefined}
      leaveTo={() => undefined}
      drawDetailsForm={() => null}
      drawGuestForm={drawGuestForm}
    />
  );
}

const story = (play: Play, { globals = {}, ...options }: Options = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    pay.mockReset();
    pay.mockImplementation(async () => createPurchase('COMPLETE', { gift: fakeGift }));
  },
  render: () => <Checkout {...options} />,
  play,
});

/** The summary says for whom the gift is, for how long and when it is sent, and nothing about renewals and vouchers. */
export const SummarySaysForWhomTheGiftIs = story(async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: /^Pay .€27\.99. now$/ });
  expect(canvas.getByText('mara@example.com')).toBeVisible();
  expect(canvas.getByText('3 months')).toBeVisible();
  expect(canvas.getByText(/^We send it to .Mara Lind. on December 24, 2026\.$/)).toBeVisible();
  expect(canvas.getByText('Paid once. A gift doesn’t renew.')).toBeVisible();
  expect(canvas.queryByText(/renews until you cancel/)).toBeNull();
  expect(canvas.queryByText('Have a voucher?')).toBeNull();
  expect(canvas.getByRole('link', { name: 'Change the gift' })).toHaveAttribute('href', '/gift/three-months');
  await userEvent.dblClick(button);
  await waitFor(() => expect(pay).toHaveBeenCalledOnce());
});

export const GuestSignsInForTheGiftOrPaysByEmail = story(
  async ({ canvas, userEvent }) => {
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/gift/three-months/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with email only' }));
    expect(await canvas.findByText(/We send the receipt to this email/)).toBeVisible();
  },
  { isGuest: true },
);

const gone = new CheckoutError({ status: 404, code: 'NOT_FOUND', messages: ['planUnavailable'] });
export const GiftThatIsNoLongerSoldLeadsToTheOthers = story(
  async ({ canvas }) => {
    expect(await canvas.findByText('This plan isn’t available any more.')).toBeVisible();
    expect(canvas.getByRole('link', { name: 'See all gifts' })).toHaveAttribute('href', '/gift');
  },
  { port: { postGiftBasket: () => Promise.reject(gone) } },
);

const long = { ...fakeGiftDetails, recipientName: unbroken, recipientEmail: `${unbroken}@example.com` };
export const LongWordsFitTheNarrowestWindow = story(
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pay/ });
    await expectNoOverflow();
  },
  { details: long, globals: narrowest },
);
export const ArabicSummaryFitsTheNarrowestWindow = story(
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expectNoOverflow();
  },
  { details: long, globals: narrowestRightToLeft },
);

type Receipt = Parameters<typeof PurchaseScreen>[0];
const receipt = (purchase: Receipt['purchase'], play: Play, more: Partial<Receipt['links']> = {}): StoryObj => ({
  render: () => (
    <PurchaseScreen
      brand="Apex"
      purchase={purchase}
      delay={undefined}
      links={{
        checkout: '/gift/three-months/pay',
        watch: '/',
        account: '/account',
        gifts: '/gift',
        payments: '/account/payments',
        invoice: undefined,
        signIn: undefined,
        ...more,
      }}
      onRead={() => undefined}
      onStop={undefined}
      onLeave={() => undefined}
    />
  ),
  play,
});

export const ReceiptSaysWhenTheGiftIsSent = receipt(
  createPurchase('COMPLETE', { gift: fakeGift }),
  async ({ canvas }) => {
    expect(canvas.getByText(/^Your gift will be sent to .Mara Lind. on December 24, 2026\.$/)).toBeVisible();
    expect(canvas.getByText('Gift').nextElementSibling).toHaveTextContent('Three months of Apex');
    expect(canvas.queryByText(/is active now/)).toBeNull();
    expect(canvas.getByRole('link', { name: 'Give another gift' })).toHaveAttribute('href', '/gift');
    expect(canvas.getByRole('link', { name: 'Gifts you gave' })).toHaveAttribute('href', '/account/payments');
  },
);
const { deliverOn: _day, ...atOnce } = fakeGiftDetails;
export const ReceiptOfAGiftThatIsSentAtOnce = receipt(
  createPurchase('COMPLETE', { gift: { ...fakeGift, details: atOnce } }),
  async ({ canvas }) => expect(canvas.getByText(/^Your gift is on its way to .Mara Lind.\.$/)).toBeVisible(),
);
export const DeclinedGiftLeadsToItsCheckout = receipt(
  createPurchase('FAILED', { gift: fakeGift, failure: 'payment.declined.generic' }),
  async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
      'href',
      '/gift/three-months/pay',
    ),
);
