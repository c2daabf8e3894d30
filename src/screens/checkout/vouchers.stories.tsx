import type { StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckoutError, type CheckoutPort } from '#renderers/ports/checkout.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import {
  createBasket,
  createFakeCheckout,
  createLostAnswer,
  createPurchase,
  fakeCards,
  fakePlan,
} from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { createCheckoutStorage } from './checkout-storage.ts';

/* Check 21 of the design, section 5: a folded field, results in place, a wrong code that stays, and a button to remove. */
export default { title: 'screens/checkout/vouchers', tags: ['@pay-02', '@gift-02'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const cards = { cards: fakeCards, defaultCardId: 'card-1' } satisfies Partial<Basket>;
const plain = createBasket(cards);
const CODE = 'RINGSIDE20';
const reduced = createBasket({
  ...cards,
  version: 2,
  vouchers: [{ code: CODE, reduction: eur(200) }],
  total: eur(799),
});
const refuse = (status: number, code: string, ...messages: string[]) =>
  Promise.reject(new CheckoutError({ status, code, messages }));
const now = () => performance.now();
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function Checkout({ port: replaced }: { port: Partial<CheckoutPort> }) {
  const port = useMemo(() => createFakeCheckout({ putBasket: async () => plain, ...replaced }), [replaced]);
  const flow = useMemo(
    () =>
      createCheckoutFlow({
        port,
        licenceId: 1,
        isGuest: false,
        returnPath: undefined,
        storage: createCheckoutStorage(
          1,
          () => noStorage,
          () => noStorage,
        ),
        wait: () => new Promise<never>(() => undefined),
        now,
        createId: () => crypto.randomUUID(),
        report: () => undefined,
        leaveTo: () => undefined,
      }),
    [port],
  );
  return (
    <CheckoutScreen
      brand="Apex"
      flow={flow}
      port={port}
      plan={fakePlan}
      terms={[]}
      links={{
        signIn: '/login',
        signUp: '/signup',
        consent: '/consent',
        plans: '/purchase',
        watch: '/',
        account: '/account',
      }}
      leave={() => undefined}
      leaveTo={() => undefined}
      drawDetailsForm={() => null}
    />
  );
}

const story = (play: Play, port: Partial<CheckoutPort> = {}, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => <Checkout port={port} />,
  play,
});

const unfold = async (canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent']) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Have a voucher?' }));
  return canvas.getByRole('textbox', { name: 'Voucher code' });
};

export const FieldIsFoldedBehindALink = story(async ({ canvas, userEvent }) => {
  expect(canvas.queryByRole('textbox')).toBeNull();
  expect(await unfold(canvas, userEvent)).toHaveFocus();
  expect(canvas.queryByRole('button', { name: 'Have a voucher?' })).toBeNull();
});

const addVoucher = fn<CheckoutPort['addVoucher']>();
export const AppliedVoucherUpdatesTheTotalAndCanBeRemoved = story(
  async ({ canvas, userEvent }) => {
    addVoucher.mockReset().mockResolvedValue(reduced);
    await userEvent.type(await unfold(canvas, userEvent), ' ringside-20 {Enter}');
    await canvas.findByRole('button', { name: /^Pay .€7\.99. now$/ });
    expect(addVoucher.mock.calls).toEqual([['ringside-20']]);
    expect(canvas.getByText(/^Voucher applied\. Total today: .€7\.99.$/)).toHaveAttribute('role', 'status');
    expect(canvas.getByText(/^Voucher .RINGSIDE20.$/).nextElementSibling).toHaveTextContent('−€2.00');
    const remove = canvas.getByRole('button', { name: 'Remove voucher' });
    expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Pay .€9\.99. now$/ });
    expect(canvas.getByText(/^Voucher removed\. Total today: .€9\.99.$/)).toHaveAttribute('role', 'status');
    expect(canvas.getByRole('textbox', { name: 'Voucher code' })).toHaveFocus();
  },
  { addVoucher },
);

export const WrongCodeStaysInItsFieldWithTheReason = story(
  async ({ canvas, userEvent }) => {
    const field = await unfold(canvas, userEvent);
    await userEvent.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('We don’t know this code. Check it and try again.'));
    expect(field).toHaveValue('NOPE');
    expect(field).toBeInvalid();
    await userEvent.type(field, '2');
    expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    expect(field).toHaveAccessibleDescription('Enter the code of your voucher.');
  },
  { addVoucher: () => refuse(404, 'NOT_FOUND', 'voucher.unknown') },
);

const refused = (text: string, call: () => Promise<never>) =>
  story(
    async ({ canvas, userEvent }) => {
      const field = await unfold(canvas, userEvent);
      await userEvent.type(field, `${CODE}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      expect(field).toHaveValue(CODE);
    },
    { addVoucher: call },
  );
export const ExpiredVoucherSaysSo = refused('This voucher has expired.', () =>
  refuse(409, 'CONFLICT', 'voucher.expired'),
);
export const UsedVoucherSaysSo = refused('This voucher has already been used.', () =>
  refuse(409, 'CONFLICT', 'voucher.used'),
);
export const TooManyCodesSayHowLongToWait = refused('Too many attempts. Try again in ten minutes.', () =>
  refuse(429, 'TOO_MANY_REQUESTS', 'tooManyAttempts'),
);
export const LostConnectionAsksToTryAgain = refused(
  'The code couldn’t be sent. Check your connection and try again.',
  () => Promise.reject(createLostAnswer()),
);

const putBasket = fn<CheckoutPort['putBasket']>();
export const VoucherUsedUpBeforeThePaymentShowsTheNewTotal: StoryObj = {
  ...story(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Pay .€7\.99. now$/ }));
      await canvas.findByRole('button', { name: /^Pay .€9\.99. now$/ });
      expect(canvas.getByText('Your order has changed. Check the new total before you pay.')).toBeVisible();
      expect(canvas.getByRole('textbox', { name: 'Voucher code' })).toHaveAccessibleDescription(
        'This voucher has already been used.',
      );
    },
    { putBasket, pay: () => refuse(409, 'CONFLICT', 'voucher.used') },
  ),
  beforeEach: () => void putBasket.mockReset().mockResolvedValue(plain).mockResolvedValueOnce(reduced),
};

export const LaterPaymentsOfAVoucherAreNamed = story(
  async ({ canvas }) => {
    const terms = /Then .*€7\.99.*January 1, 2027[\s\S]*first 3 payments\. Later payments: .*€9\.99.* per month/;
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Pay/ })).toHaveAccessibleDescription(terms),
    );
  },
  {
    putBasket: async () =>
      createBasket({
        ...reduced,
        renewal: { at: Date.UTC(2027, 0, 1, 12), price: eur(799), period: 'P1M' },
        vouchers: [{ code: CODE, reduction: eur(200), later: { payments: 3, price: eur(999), period: 'P1M' } }],
      }),
  },
);

const DECEMBER_31 = Date.UTC(2026, 11, 31);
const upgraded = createBasket({
  ...cards,
  price: eur(1354),
  credit: eur(677),
  total: eur(677),
  replaces: { name: 'Apex Pass, monthly', endsAt: DECEMBER_31, timing: 'NOW', keepsDates: true },
  renewal: { at: DECEMBER_31, price: eur(1999), period: 'P1M' },
});
const showsReplacement: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('dl')).toBeVisible());
  expectNoOverflow();
};

export const ReplacedPlanIsNamedAndItsUnusedTimeIsDeducted: StoryObj = {
  ...story(
    async ({ canvas }) => {
      expect(await canvas.findByText('Unused time of Apex Pass, monthly')).toBeVisible();
      expect(canvas.getByText(/Price until/)).toBeVisible();
      expect(
        canvas.getByText('This plan replaces Apex Pass, monthly as soon as the payment is complete.'),
      ).toBeVisible();
      expect(canvas.getByRole('button', { name: /Pay.*6\.77/ })).toBeVisible();
    },
    { putBasket: async () => upgraded },
  ),
  tags: ['@lic-04'],
};

export const PlanInAnotherCurrencyStaysUntilItsEnd: StoryObj = {
  ...story(
    async ({ canvas }) => {
      expect(
        await canvas.findByText(
          /Apex Pass, monthly was paid in another currency\. It stays until .* and isn’t renewed\./,
        ),
      ).toBeVisible();
    },
    {
      putBasket: async () =>
        createBasket({ ...cards, replaces: { name: 'Apex Pass, monthly', endsAt: DECEMBER_31, timing: 'PERIOD_END' } }),
    },
  ),
  tags: ['@lic-04'],
};

export const ReplacedPlanRightToLeft = story(
  showsReplacement,
  { putBasket: async () => upgraded },
  narrowestRightToLeft,
);

export const RealmWithoutVouchersHasNoField = story(
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pay/ });
    expect(canvas.queryByRole('button', { name: 'Have a voucher?' })).toBeNull();
  },
  { putBasket: async () => createBasket({ ...cards, acceptsVouchers: false }) },
);

const locked: Partial<CheckoutPort> = { putBasket: async () => reduced, pay: async () => createPurchase('PENDING') };
export const VoucherCannotChangeDuringAPayment = story(async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pay/ }));
  expect(await canvas.findByRole('button', { name: 'Remove voucher' })).toHaveAttribute('aria-disabled', 'true');
}, locked);

const long = createBasket({ ...reduced, vouchers: [{ code: unbroken.slice(0, 40), reduction: eur(200) }] });
export const LongCodeDoesNotOverflow = story(
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove voucher' });
    await expectNoOverflow();
  },
  { putBasket: async () => long },
  narrowest,
);
export const AppliedVoucherRightToLeft = story(
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'إزالة القسيمة' });
    await expectNoOverflow();
  },
  { putBasket: async () => reduced },
  narrowestRightToLeft,
);
export const RefusedVoucherRightToLeft = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'هل لديك قسيمة؟' }));
    const field = canvas.getByRole('textbox', { name: 'رمز القسيمة' });
    await userEvent.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAttribute('dir', 'ltr');
    await expectNoOverflow();
  },
  { addVoucher: () => refuse(404, 'NOT_FOUND', 'voucher.unknown') },
  narrowestRightToLeft,
);
export const AppliedVoucherInOtherRealm = story(
  async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Remove voucher' })),
  { putBasket: async () => reduced },
  { realm: 'lumen' },
);
