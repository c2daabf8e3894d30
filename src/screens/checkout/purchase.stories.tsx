import type { StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createPurchase } from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { PurchaseScreen, UnknownPurchaseScreen } from './purchase-screen.tsx';

/** Checks 14, 17 and 32 of the design, section 5: the receipt, and the return from a provider's page. */
export default { title: 'screens/checkout/purchase', tags: ['@pay-01'], parameters: { plurals: true } };

type Props = ComponentProps<typeof PurchaseScreen>;
type Play = NonNullable<StoryObj['play']>;

const onRead = fn();
const onStop = fn();
const onLeave = fn();
const links = {
  checkout: '/payment/1',
  watch: '/video/1001',
  account: '/account',
  gifts: '/gift',
  payments: '/account/payments',
  invoice: undefined,
  signIn: undefined,
};

const story = (more: Partial<Props>, play: Play, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    for (const spy of [onRead, onStop, onLeave]) spy.mockReset();
  },
  render: () => (
    <PurchaseScreen
      brand="Apex"
      purchase={createPurchase('COMPLETE')}
      delay={undefined}
      links={links}
      onRead={onRead}
      onStop={onStop}
      onLeave={onLeave}
      {...more}
    />
  ),
  play,
});

export const ReceiptSaysWhatWasBoughtAndWhenItRenews = story({}, async ({ canvas }) => {
  expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your purchase');
  expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('€9.99');
  expect(canvas.getByText('Of which tax').nextElementSibling).toHaveTextContent('€1.60');
  expect(canvas.getByText(/^Then .€9\.99. per month from January 1, 2027\.$/)).toBeVisible();
  expect(canvas.getByText(/You can cancel any time in your account/)).toBeVisible();
  expect(canvas.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/video/1001');
  expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
});
const paid = createPurchase('COMPLETE', { method: 'ideal' });
export const ReceiptNamesTheMethodAndLeadsToTheInvoice = story(
  {
    purchase: { ...paid, ...(paid.receipt && { receipt: { ...paid.receipt, invoice: '2026-000007' } }) },
    links: { ...links, invoice: '/account/payments/2026-000007' },
  },
  async ({ canvas }) => {
    expect(canvas.getByText('Payment method').nextElementSibling).toHaveTextContent(/iDEAL/);
    expect(canvas.getByRole('link', { name: '2026-000007' })).toHaveAttribute('href', '/account/payments/2026-000007');
  },
);
export const ReceiptNamesThePriceAfterTheVoucher = story(
  {
    purchase: {
      ...paid,
      ...(paid.receipt && {
        receipt: {
          ...paid.receipt,
          later: { payments: 3, price: { amount: 1299, scale: 2, currency: 'EUR' }, period: 'P1M' },
        },
      }),
    },
  },
  async ({ canvas }) => {
    expect(canvas.getByText(/first 3 payments\. Later payments: .*€12\.99.* per month/)).toBeVisible();
  },
);
const bought = createPurchase('COMPLETE');
const { receipt: _receipt, ...withoutReceipt } = bought;
export const ReceiptOfAGuestNamesThePasswordMail = {
  ...story(
    { purchase: { ...bought, ...(bought.receipt && { receipt: { ...bought.receipt, hasPasswordMail: true } }) } },
    async ({ canvas }) =>
      expect(canvas.getByText(/We’ve sent you an email with a link to set a password/)).toBeVisible(),
  ),
  tags: ['@pay-02'],
};
export const ReceiptInOtherRealm = story({}, async () => undefined, { realm: 'lumen' });

const putAside = createPurchase('PENDING', {
  wrongAmount: { received: { amount: 500, scale: 2, currency: 'EUR' }, reference: 'pi_123' },
});
export const PaymentOfAnotherAmountNamesTheReferenceForSupport: StoryObj = {
  ...story({ purchase: putAside }, async ({ canvas }) => {
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We received a different amount');
    expect(canvas.getByRole('alert')).toHaveTextContent(/You paid .€5\.00. instead of .€9\.99.,.*reference: .pi_123./);
    expect(canvas.queryByText(/This page updates automatically/)).toBeNull();
  }),
  tags: ['@pay-11'],
};

/** Another browser has no session: the receipt is shown, and sign-in leads to the title. */
export const ReceiptWithoutASessionOffersSignIn = story(
  { links: { ...links, signIn: '/login?from=%2Fvideo%2F1001' }, onStop: undefined },
  async ({ canvas }) => {
    expect(canvas.getByRole('link')).toHaveAttribute('href', '/login?from=%2Fvideo%2F1001');
    expect(canvas.getByRole('link')).toHaveTextContent('Sign in to watch');
  },
);

export const ChangedCardLeadsToThePayments: StoryObj = {
  ...story({ purchase: { ...withoutReceipt, isCardUpdate: true } }, async ({ canvas }) => {
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment method changed');
    expect(canvas.getByRole('link', { name: 'Back to payments' })).toHaveAttribute('href', '/account/payments');
    expect(canvas.queryByText('Receipt')).toBeNull();
  }),
  tags: ['@pay-12'],
};
export const StoredCardOfAnEndedPlanIsNotCalledChanged: StoryObj = {
  ...story({ purchase: { ...withoutReceipt, isCardUpdate: true, hasPlanEnded: true } }, async ({ canvas }) => {
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment method saved');
    expect(canvas.getByText(/Your plan ended in the meantime/)).toHaveAttribute('role', 'status');
    expect(canvas.queryByText(/From now on your plan is paid with it/)).toBeNull();
  }),
  tags: ['@pay-12'],
};
export const RefusedCardLeadsToAnotherPaymentMethod: StoryObj = {
  ...story(
    {
      purchase: { ...createPurchase('FAILED', { failure: 'payment.declined.card_declined' }), isCardUpdate: true },
      links: { ...links, checkout: '/payment-update/1' },
    },
    async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Choose another payment method' })).toHaveAttribute(
        'href',
        '/payment-update/1',
      ),
  ),
  tags: ['@pay-12'],
};

export const PendingPaymentIsAwaited = story({ purchase: createPurchase('PENDING') }, async ({ canvas }) => {
  expect(canvas.getByText(/This page updates automatically/)).toHaveAttribute('role', 'status');
  expect(canvas.queryByRole('button')).toBeNull();
});

export const LongWaitPromisesAnEmail = story(
  { purchase: createPurchase('PENDING'), delay: 'promised' },
  async ({ canvas, userEvent }) => {
    expect(canvas.getByText(/we’ll tell you by email/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    expect(onRead).toHaveBeenCalled();
  },
);

export const LostConnectionReportsNoFailure = story({ purchase: undefined, delay: 'lost' }, async ({ canvas }) => {
  expect(canvas.getByText(/You don’t need to pay again/)).toBeVisible();
});

export const FailedPaymentSaysWhyAndLeadsBack = {
  ...story(
    { purchase: createPurchase('FAILED', { failure: 'payment.declined.payment_refused' }) },
    async ({ canvas }) => {
      expect(canvas.getByRole('alert')).toHaveTextContent('The payment was refused. Use another payment method.');
      expect(canvas.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute('href', '/payment/1');
    },
  ),
  tags: ['@pay-04'],
};

export const CancelledPaymentIsNoError = story({ purchase: createPurchase('CANCELLED') }, async ({ canvas }) => {
  expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The payment was canceled');
  expect(canvas.getByText(/^Nothing was charged/)).toBeVisible();
  expect(canvas.queryByRole('alert')).toBeNull();
});

/** A renewal that the bank wants confirmed, opened from an email: the user begins. */
export const PaymentThatNeedsThePayerBeginsByAPress = story(
  { purchase: createPurchase('ACTION_REQUIRED', { action: { type: 'REDIRECT', url: 'https://bank.test/' } }) },
  async ({ canvas, userEvent }) => {
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the payment' }));
    expect(onLeave).toHaveBeenCalledWith('https://bank.test/');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the payment' }));
    expect(onStop).toHaveBeenCalled();
  },
);

export const ChallengeOfAnEmailOpensInADialog = story(
  { purchase: createPurchase('ACTION_REQUIRED', { action: { type: 'CHALLENGE', url: 'about:blank' } }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the payment' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm the payment with your bank' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the payment' }));
    await waitFor(() => expect(onStop).toHaveBeenCalled());
    expect(canvas.queryByRole('dialog')).toBeNull();
  },
);

export const ChallengeOfAChangedCardIsNoPayment: StoryObj = {
  ...story(
    {
      purchase: createPurchase('ACTION_REQUIRED', {
        isCardUpdate: true,
        action: { type: 'CHALLENGE', url: 'about:blank' },
      }),
    },
    async ({ canvas, userEvent }) => {
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm the card with your bank');
      expect(canvas.getByRole('button', { name: 'Don’t save the card' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue with the bank' }));
      await canvas.findByRole('dialog', { name: 'Confirm the card with your bank' });
      expect(canvas.queryByText(/stop (the|this) payment|keep paying|confirm the payment|the payment/i)).toBeNull();
    },
  ),
  tags: ['@pay-12'],
};

export const PixCodeOfAnEmailCanBePaid = story(
  { purchase: createPurchase('ACTION_REQUIRED', { action: { type: 'QR', data: 'pix code' } }) },
  async ({ canvas }) => expect(await canvas.findByRole('img', { name: 'PIX QR code' })).toBeVisible(),
);

export const ReceiptFitsTheNarrowestWindow = story(
  {
    purchase: createPurchase('COMPLETE', {
      receipt: {
        licenceId: 1,
        name: unbroken,
        total: { amount: 129_900_000, scale: 2, currency: 'IDR' },
        tax: { amount: 10, scale: 2, currency: 'IDR' },
        paidAt: 0,
      },
    }),
  },
  expectNoOverflow,
  narrowest,
);
export const ReceiptFitsTheNarrowestWindowRightToLeft = story({}, expectNoOverflow, narrowestRightToLeft);

export const UnknownPurchaseLeadsToThePayments: StoryObj = {
  render: () => <UnknownPurchaseScreen brand="Apex" paymentsHref="/account/payments" />,
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/account/payments'),
};
