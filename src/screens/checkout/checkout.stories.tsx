import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { CheckoutPort } from '#renderers/ports/checkout.ts';
import { CheckoutError } from '#renderers/ports/checkout.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { createFakeFields, openFakeFields } from '../../../tests/support/stories/fake-card-fields.ts';
import {
  createBasket,
  createFakeCheckout,
  createLostAnswer,
  createPurchase,
  fakeCards,
  fakePlan,
  PURCHASE_ID,
} from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { press } from '../../../tests/support/stories/real-input.ts';
import { createReturnMessage } from './challenge-dialog.tsx';
import { createCheckoutFlow } from './checkout-flow.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { createCheckoutStorage } from './checkout-storage.ts';

/*
 * Checks of the design, section 5, and where they are: 1 order and one open method (payment-methods.test.ts,
 * MethodsAreRadioButtonsOfWhichOneIsOpen), 2 tab order across the frame (CardIsPaidByKeyboard), 9 and 28 errors of the
 * fields (InvalidCardIsAnnouncedOnce), 10 declines (DeclinedCardKeepsItsFields), 11 amount of the button
 * (ButtonNamesTheAmount, FreeTrialChargesNothingToday), 12 lock (PaymentInFlightLocksThePage, checkout-flow.test.ts),
 * 13 reload (checkout-flow.test.ts), 15 lost network (LostConnectionIsNoFailure), 16 challenge
 * (ChallengeAsksBeforeItIsStopped), 18 and 19 PIX (PixCodeIsShownAndCopied, ExpiredPixCodeIsRenewed), 20 live regions
 * (in flight), 22 denied trial (DeniedTrialOffersThePlainPrice), 23 missing details (MissingDetailsAreAskedFor), 25
 * stored cards (StoredCardsShowTheirAge), 26 terms (ButtonNamesTheAmount), 27 narrow windows and Arabic.
 */
export default { title: 'screens/checkout', tags: ['@pay-01'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const leave = fn();
const leaveTo = fn();
const pay = fn<CheckoutPort['pay']>();
const openNewFields = fn(openFakeFields);
let slowFields = Promise.withResolvers<void>();

const terms: ConsentTerm[] = [
  {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    label: 'Terms',
    text: 'The <a href="/externalpage/terms">terms of use</a> apply.',
    required: true,
  },
];

interface Options {
  port?: Partial<CheckoutPort>;
  basket?: Partial<Basket>;
  isGuest?: boolean;
  plan?: Partial<typeof fakePlan>;
  /** Whether the page reads a purchase again by itself; by default it does. */
  polls?: boolean;
  /** Whether the realm offers a purchase by email alone. */
  hasGuestForm?: boolean;
  hasSessionEnded?: boolean;
  /** Whether the server created the basket and opened its card fields with the page. */
  isPrepared?: boolean;
  globals?: StoryObj['globals'];
}

const never = () => new Promise<never>(() => undefined);
const now = () => performance.now();
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const drawGuestForm = () => (
  <form>
    <label>
      Email <input type="email" />
    </label>
  </form>
);

function Checkout({ port: replaced, basket, isGuest = false, plan, polls = true, isPrepared, ...guest }: Options) {
  const port = useMemo(
    () =>
      createFakeCheckout({ putBasket: async () => createBasket(basket), openFields: openFakeFields, pay, ...replaced }),
    [basket, replaced],
  );
  const flow = useMemo(
    () =>
      createCheckoutFlow({
        port,
        licenceId: 1,
        isGuest,
        returnPath: '/video/1001',
        prepared: isPrepared
          ? { basket: createBasket(basket), opened: { choice: 'card/card', session: createFakeFields() } }
          : undefined,
        storage: createCheckoutStorage(
          1,
          () => noStorage,
          () => noStorage,
        ),
        wait: (milliseconds) => (polls ? new Promise((resolve) => setTimeout(resolve, milliseconds / 100)) : never()),
        now,
        createId: () => crypto.randomUUID(),
        report: () => undefined,
        leaveTo,
      }),
    [port, basket, isGuest, polls, isPrepared],
  );
  const drawDetailsForm = (fields: readonly string[], onSaved: () => Promise<void>): ReactNode => (
    <button type="button" onClick={() => void onSaved()}>
      Save {fields.join()}
    </button>
  );
  return (
    <CheckoutScreen
      brand="Apex"
      flow={flow}
      port={port}
      plan={{ ...fakePlan, ...plan }}
      terms={terms}
      links={{
        signIn: '/login',
        signUp: '/signup',
        consent: '/consent',
        plans: '/purchase',
        watch: '/video/1001',
        account: '/account',
      }}
      leave={leave}
      leaveTo={leaveTo}
      drawDetailsForm={drawDetailsForm}
      drawGuestForm={guest.hasGuestForm ? drawGuestForm : undefined}
      hasSessionEnded={guest.hasSessionEnded ?? false}
    />
  );
}

const story = (play: Play, { globals = {}, ...options }: Options = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    for (const spy of [leave, leaveTo, pay]) spy.mockReset();
    openNewFields.mockClear();
    slowFields = Promise.withResolvers();
    pay.mockImplementation(async () => createPurchase('COMPLETE'));
  },
  render: () => <Checkout {...options} />,
  play,
});
const answer = (purchase: PurchaseStatus): Partial<CheckoutPort> => ({
  pay: async () => purchase,
  readPurchase: async () => purchase,
});

const withCards = { cards: fakeCards, defaultCardId: 'card-1' } satisfies Partial<Basket>;
const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay .€9\.99. now$/ });
const choose = async (canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent'], name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));
const frameOf = async (canvas: Canvas) => canvas.findByTitle<HTMLIFrameElement>('Card details');
/** Waits for the card fields and returns their inputs. */
async function findFields(canvas: Canvas) {
  const frame = await frameOf(canvas);
  await waitFor(() => expect(frame.parentElement?.style.blockSize).toBe('120px'));
  const inner = frame.contentDocument;
  if (!inner) throw new Error('The fields have another origin');
  return within(inner.body);
}
async function fillIn(canvas: Canvas, number = '4242') {
  const fields = await findFields(canvas);
  for (const [name, value] of [
    ['Card number', number],
    ['Expiry', '12/30'],
    ['CVC', '123'],
  ] as const)
    (fields.getByLabelText(name) as HTMLInputElement).value = value;
}

export const GuestSignsInFirst = story(
  async ({ canvas }) => {
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(canvas.getByText('€9.99')).toBeVisible();
    expect(canvas.queryByRole('radio')).toBeNull();
  },
  { isGuest: true },
);

/** Enter opens the form, and Tab leads into it. */
export const GuestContinuesWithAnEmailByKeyboard = {
  ...story(
    async ({ canvas }) => {
      const button = canvas.getByRole('button', { name: 'Continue with email only' });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      button.focus();
      await press('{Enter}');
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Continue with your email' })).toHaveFocus());
      expect(canvas.getByText(/you get a link to set a password/)).toBeVisible();
      await press('{Tab}');
      expect(canvas.getByLabelText('Email')).toHaveFocus();
      expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    },
    { isGuest: true, hasGuestForm: true },
  ),
  tags: ['@pay-02'],
};
const openGuestForm: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
  await expectNoOverflow();
};
export const GuestFormFitsTheNarrowestWindow = story(openGuestForm, {
  isGuest: true,
  hasGuestForm: true,
  plan: { name: unbroken },
  globals: narrowest,
});
export const GuestFormFitsTheNarrowestWindowRightToLeft = story(openGuestForm, {
  isGuest: true,
  hasGuestForm: true,
  globals: narrowestRightToLeft,
});

/** The account exists, so an email address alone is not offered. */
export const EndedSessionIsExplained = {
  ...story(
    async ({ canvas }) => {
      expect(canvas.getByRole('alert')).toHaveTextContent(/Your session has ended.*your order is kept/);
      expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      expect(canvas.queryByRole('button')).toBeNull();
    },
    { isGuest: true, hasGuestForm: true, hasSessionEnded: true },
  ),
  tags: ['@pay-02'],
};

export const LoadingReservesTheRoomOfTheMethods = story(
  async ({ canvas }) => {
    expect(await canvas.findByText('Loading your order…')).toBeVisible();
    expect(canvas.getByText('Apex monthly')).toBeVisible();
  },
  { port: { putBasket: never } },
);

export const UnreadableBasketOffersARetry = {
  ...story(
    async ({ canvas }) => {
      expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your order.');
      expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    { port: { putBasket: () => Promise.reject(createLostAnswer()) } },
  ),
  tags: ['@pay-04'],
};

const refuseBasket = (label: string) => ({
  putBasket: () => Promise.reject(new CheckoutError({ status: 409, code: 'INVALID_TIER_CHANGE', messages: [label] })),
});
export const OwnedPlanLeadsToWatching = {
  ...story(
    async ({ canvas }) => {
      expect(await canvas.findByText(/You already have this plan/)).toHaveAttribute('role', 'status');
      expect(canvas.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/video/1001');
      expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
      expect(canvas.queryByRole('button')).toBeNull();
    },
    { port: refuseBasket('planOwned') },
  ),
  tags: ['@pay-04'],
};
export const OwnedPlanFitsTheNarrowestWindowRightToLeft = story(
  async ({ canvas }) => {
    await canvas.findByText(/لا يمكنك شراء/);
    await expectNoOverflow();
  },
  { port: refuseBasket('invalidTierChange'), globals: narrowestRightToLeft },
);

/** The user comes back from the bank's page: the checkout resumes the payment and has the methods again. */
export const CancelledPaymentShowsTheMethodsAgain = {
  ...story(
    async ({ canvas, userEvent }) => {
      await choose(canvas, userEvent, /iDEAL/);
      await userEvent.click(await payButton(canvas));
      expect(await canvas.findByText('The payment was canceled. Nothing was charged.')).toHaveAttribute(
        'role',
        'status',
      );
      expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      expect(canvas.getAllByRole('radio')).toHaveLength(4);
    },
    { port: answer(createPurchase('CANCELLED')) },
  ),
  tags: ['@pay-04'],
};

/** The wallet comes first, and only the chosen method is open. */
export const MethodsAreRadioButtonsOfWhichOneIsOpen = story(async ({ canvas, userEvent }) => {
  await frameOf(canvas);
  expect(canvas.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'PayPal',
    'Credit or debit card',
    'PIX',
    'iDEAL | Wero',
  ]);
  await choose(canvas, userEvent, 'PIX');
  expect(canvas.queryByTitle('Card details')).toBeNull();
  expect(canvas.getByText('You’ll get a PIX code to pay in your bank’s app.')).toBeVisible();
  expect(canvas.getByText('For each renewal we’ll email you, and you pay again with PIX.')).toBeVisible();
});

/** Total, later charges and terms are beside the button, which states the duty to pay. */
export const ButtonNamesTheAmount = story(
  async ({ canvas }) => {
    expect(await payButton(canvas)).toHaveAccessibleDescription(/Then .€9\.99. per month from January 1, 2027/);
    expect(canvas.getByText(/an order that you have to pay for/)).toBeVisible();
    expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/externalpage/terms');
    expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent('€9.99');
  },
  { basket: withCards },
);
export const CheckoutInOtherRealm = story(async ({ canvas }) => void (await payButton(canvas)), {
  basket: withCards,
  globals: { realm: 'lumen' },
});

export const DiscountAndTaxAreListed = story(
  async ({ canvas }) => {
    await payButton(canvas);
    expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent('−€3.00');
    expect(canvas.getByText(/^Voucher .WINTER.$/).nextElementSibling).toHaveTextContent('−€1.00');
    expect(canvas.getByText('Tax').nextElementSibling).toHaveTextContent('€1.60');
  },
  {
    basket: {
      ...withCards,
      taxInclusive: false,
      discount: { amount: 300, scale: 2, currency: 'EUR' },
      vouchers: [{ code: 'WINTER', reduction: { amount: 100, scale: 2, currency: 'EUR' } }],
    },
  },
);

export const FreeTrialChargesNothingToday = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('button', { name: 'Start the free trial' })).toHaveAccessibleDescription(
      /7 days free, then .€9\.99. per month from January 1, 2027/,
    );
    expect(canvas.getByText('Total today').nextElementSibling).toHaveTextContent('€0.00');
  },
  {
    basket: {
      ...withCards,
      total: { amount: 0, scale: 2, currency: 'EUR' },
      basketItems: [
        {
          sku: 'apex-monthly',
          licenceId: 1,
          name: 'Apex monthly',
          included: [],
          subscriptionSetting: {
            subscriptionType: 'SUBSCRIPTION',
            subscriptionPeriod: 'P1M',
            trialPeriodDuration: 'P7D',
          },
        },
      ],
    },
  },
);

export const StoredCardsShowTheirAge = story(
  async ({ canvas, userEvent }) => {
    const radio = await canvas.findByRole('radio', { name: /Visa •••• 4242/ });
    expect(radio).toBeChecked();
    expect(radio.closest('label')).toHaveTextContent(/Default.*Expires/);
    await userEvent.click(await payButton(canvas));
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
    expect(pay.mock.calls[0]?.[0].paymentDetailsId).toBe('card-1');
  },
  { basket: withCards },
);

/** The whole checkout by real keys: Tab goes through the fields in their frame and leaves it for the button. */
export const CardIsPaidByKeyboard = {
  ...story(async ({ canvas }) => {
    const fields = await findFields(canvas);
    (await canvas.findByRole('radio', { name: 'Credit or debit card' })).focus();
    for (const [name, value] of [
      ['Card number', '4242'],
      ['Expiry', '12/30'],
      ['CVC', '123'],
    ] as const) {
      await press('{Tab}');
      await waitFor(() => expect(fields.getByLabelText(name)).toHaveFocus());
      await press(value);
    }
    await press('{Tab}');
    const voucher = canvas.getByRole('button', { name: 'Have a voucher?' });
    await waitFor(() => expect(voucher).toHaveFocus());
    await press('{Tab}');
    const button = await payButton(canvas);
    await waitFor(() => expect(button).toHaveFocus());
    await press('{Shift>}{Tab}{Tab}{/Shift}');
    await waitFor(() => expect(fields.getByLabelText('CVC')).toHaveFocus());
    // The frame hands the focus over by a message, so the second press waits for it.
    await press('{Tab}');
    await waitFor(() => expect(voucher).toHaveFocus());
    await press('{Tab}');
    await waitFor(() => expect(button).toHaveFocus());
    await press('{Enter}{Enter}');
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
    expect(pay.mock.calls[0]?.[0].paymentDetailsId).toBe('tok_4242');
  }),
  tags: ['@pay-03'],
};

/** The frame shows the error at its field; the page announces it once. */
export const InvalidCardIsAnnouncedOnce = {
  ...story(async ({ canvas, userEvent }) => {
    await fillIn(canvas, '4000');
    await userEvent.click(await payButton(canvas));
    const message = 'The card number isn’t right. Check it and try again.';
    expect(await canvas.findByText(message)).toBeVisible();
    expect(canvas.getAllByText(message)).toHaveLength(1);
    expect(pay).not.toHaveBeenCalled();
    expect(await payButton(canvas)).toHaveAttribute('aria-busy', 'false');
  }),
  tags: ['@pay-03'],
};

export const CardFieldsThatFailOfferARetry = {
  ...story(
    async ({ canvas }) => {
      expect(await canvas.findByText(/We couldn’t load the card fields/)).toBeVisible();
      expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    { port: { openFields: () => Promise.reject(createLostAnswer()) } },
  ),
  tags: ['@pay-03'],
};

/** Fields that the server opened with the page are used at once; a retry opens new ones. */
export const CardFieldsThatCameWithThePage = {
  ...story(
    async ({ canvas, userEvent }) => {
      expect(openNewFields).not.toHaveBeenCalled();
      await fillIn(canvas);
      await userEvent.click(await payButton(canvas));
      await waitFor(() => expect(pay).toHaveBeenCalledOnce());
      expect(openNewFields).not.toHaveBeenCalled();
    },
    { isPrepared: true, port: { putBasket: never, openFields: openNewFields } },
  ),
  tags: ['@pay-03'],
};

/** The button was pressed before the fields were ready, such as before the page's scripts ran. */
export const EarlyPressWaitsForTheCardFields = {
  ...story(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await payButton(canvas));
      expect(canvas.getByRole('button', { name: 'Checking your card…' })).toHaveAttribute('aria-busy', 'true');
      slowFields.resolve();
      expect(await canvas.findByText('Fill in all card details.')).toBeVisible();
      await fillIn(canvas);
      await userEvent.click(await payButton(canvas));
      await waitFor(() => expect(pay).toHaveBeenCalledOnce());
    },
    { port: { openFields: () => slowFields.promise.then(openFakeFields) } },
  ),
  tags: ['@pay-03'],
};

/** A refusal is above the bar with the button, which stays at the end of narrow windows. */
export const RefusalIsScrolledIntoView = {
  ...story(
    async ({ canvas, userEvent }) => {
      await fillIn(canvas);
      await userEvent.click(await payButton(canvas));
      const alert = await canvas.findByText(/There isn’t enough money on this card/);
      const bar = (await payButton(canvas)).getBoundingClientRect();
      await waitFor(() => expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top));
      expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
    {
      port: answer(createPurchase('FAILED', { failure: 'payment.declined.insufficient_funds' })),
      globals: { viewport: { value: 'phone' } },
    },
  ),
  tags: ['@pay-04'],
};

/** The card stays in its fields, and another method is one press away. */
export const DeclinedCardKeepsItsFields = {
  ...story(
    async ({ canvas, userEvent }) => {
      await fillIn(canvas);
      await userEvent.click(await payButton(canvas));
      expect(await canvas.findByText(/There isn’t enough money on this card/)).toBeVisible();
      const fields = await findFields(canvas);
      expect(fields.getByLabelText('Card number')).toHaveValue('4242');
      await choose(canvas, userEvent, 'PIX');
      expect(canvas.queryByText(/There isn’t enough money/)).toBeNull();
    },
    { port: answer(createPurchase('FAILED', { failure: 'payment.declined.insufficient_funds' })) },
  ),
  tags: ['@pay-04'],
};

export const UnknownReasonShowsTheGeneralDecline = {
  ...story(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await payButton(canvas));
      expect(await canvas.findByText(/The payment didn’t go through/)).toBeVisible();
    },
    {
      basket: withCards,
      port: answer(createPurchase('FAILED', { failure: 'payment.declined.lost_or_stolen' })),
    },
  ),
  tags: ['@pay-04'],
};

export const PaymentInFlightLocksThePage = story(
  async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await payButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Paying…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(pay).toHaveBeenCalledTimes(1);
    expect(canvas.getByText(/^We’re sending your payment\./)).toHaveAttribute('role', 'status');
    pay.mockClear();
  },
  { basket: withCards, port: { pay: (...given) => (pay(...given), never()) } },
);

export const LostConnectionIsNoFailure = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await payButton(canvas));
    expect(await canvas.findByText(/You don’t need to pay again/)).toBeVisible();
    expect(canvas.queryByText(/didn’t go through/)).toBeNull();
  },
  { basket: withCards, port: { pay: () => Promise.reject(createLostAnswer()) } },
);

export const PendingPaymentWaitsForTheProvider = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await payButton(canvas));
    expect(await canvas.findByText('The payment provider is checking your payment.')).toBeVisible();
    expect(canvas.getByRole('button', { name: 'Checking your payment…' })).toHaveAttribute('aria-busy', 'true');
  },
  { basket: withCards, port: answer(createPurchase('PENDING')) },
);

const redirect = createPurchase('ACTION_REQUIRED', {
  method: 'ideal',
  action: { type: 'REDIRECT', url: 'https://bank.test/' },
});
export const RedirectLeavesForTheProvidersPage = story(
  async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'iDEAL | Wero');
    expect(canvas.getByText(/You’ll continue to iDEAL \| Wero to pay/)).toBeVisible();
    await userEvent.click(await payButton(canvas));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://bank.test/'));
    expect(canvas.getByText('Taking you to iDEAL | Wero…')).toBeVisible();
  },
  { port: answer(redirect) },
);

const code = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000';
const pix = (expiresAt: number) =>
  createPurchase('ACTION_REQUIRED', { method: 'pix', action: { type: 'QR', data: code, expiresAt } });
const writeText = fn<(text: string) => Promise<void>>();
const withClipboard =
  (play: Play): Play =>
  async (context) => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await play(context);
  };
export const PixCodeIsShownAndCopied = story(
  withClipboard(async ({ canvas, userEvent }) => {
    writeText.mockResolvedValue(undefined);
    await choose(canvas, userEvent, 'PIX');
    await userEvent.click(await payButton(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Pay .€9\.99. with PIX$/ })).toHaveFocus());
    const picture = await canvas.findByRole('img', { name: 'PIX QR code' });
    expect(picture.clientWidth).toBeGreaterThanOrEqual(200);
    expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+:\d\d/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the PIX code' }));
    expect(writeText).toHaveBeenCalledWith(code);
    expect(await canvas.findByText(/^Copied\./)).toBeVisible();
  }),
  { port: answer(pix(Date.now() + 900_000)) },
);
export const PixCodeThatCannotBeCopiedIsShownAsText = story(
  withClipboard(async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new Error('denied'));
    await choose(canvas, userEvent, 'PIX');
    await userEvent.click(await payButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the PIX code' }));
    expect(await canvas.findByRole('textbox', { name: 'PIX code as text' })).toHaveValue(code);
  }),
  { port: answer(pix(Date.now() + 900_000)) },
);
const expired = pix(Date.now() - 1000);
export const ExpiredPixCodeIsRenewed = story(
  async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'PIX');
    await userEvent.click(await payButton(canvas));
    expect(await canvas.findByText(/This code has expired/)).toBeVisible();
    expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(2));
    expect(pay.mock.calls[1]?.[0].replaces).toBe(true);
  },
  { port: { pay: async (...given) => (await pay(...given), expired), readPurchase: async () => expired } },
);
export const PixCodeFitsTheNarrowestWindowRightToLeft = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIX' }));
    await userEvent.click(await canvas.findByRole('button', { name: /9[.٫]99|٩٫٩٩/ }));
    await canvas.findByRole('timer');
    await expectNoOverflow();
  },
  { port: answer(pix(Date.now() + 900_000)), globals: narrowestRightToLeft },
);

const bankPage = () =>
  URL.createObjectURL(
    new Blob(['<!doctype html><html lang="en"><title>Bank</title><body><p>Enter the code of your bank'], {
      type: 'text/html',
    }),
  );
const openChallenge = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await payButton(canvas));
  return canvas.findByRole('dialog', { name: 'Confirm the payment with your bank' });
};
const cancelled = fn<CheckoutPort['cancelPurchase']>();
/** Builds the purchase at render time, because a blob belongs to the page of the story. */
const challenge = (): Partial<CheckoutPort> => {
  let isDone = false;
  const read = async () =>
    isDone
      ? createPurchase('COMPLETE')
      : createPurchase('ACTION_REQUIRED', { action: { type: 'CHALLENGE', url: bankPage() } });
  const waiting = read();
  return {
    pay: () => waiting,
    readPurchase: () => (isDone ? read() : waiting),
    cancelPurchase: async (id) => {
      isDone = true;
      await cancelled(id);
      return createPurchase('CANCELLED');
    },
  };
};
export const ChallengeAsksBeforeItIsStopped = {
  ...story(
    async (context) => {
      cancelled.mockReset();
      const dialog = within(await openChallenge(context));
      const frame = dialog.getByTitle('Confirm the payment with your bank');
      await waitFor(() => expect(frame).toHaveFocus());
      expect(frame.parentElement).toHaveStyle({ inlineSize: '500px', blockSize: '600px' });
      dialog.getByRole('button', { name: 'Stop the payment' }).focus();
      await press('{Escape}');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep paying' })).toHaveFocus());
      await context.userEvent.click(dialog.getByRole('button', { name: 'Keep paying' }));
      expect(cancelled).not.toHaveBeenCalled();
      await context.userEvent.click(dialog.getByRole('button', { name: 'Stop the payment' }));
      await context.userEvent.click(dialog.getByRole('button', { name: 'Stop the payment' }));
      await waitFor(() => expect(cancelled).toHaveBeenCalledWith(PURCHASE_ID));
      await payButton(context.canvas);
    },
    { basket: withCards, port: challenge() },
  ),
  tags: ['@pay-03'],
};
export const ChallengeOpensInThisWindowInstead = {
  ...story(
    async (context) => {
      const dialog = within(await openChallenge(context));
      await context.userEvent.click(dialog.getByRole('button', { name: 'Open in this window instead' }));
      expect(leaveTo).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
    },
    { basket: withCards, port: challenge() },
  ),
  tags: ['@pay-03'],
};
/** The bank's page ends at the return page, which tells this one. */
export const FinishedChallengeReadsThePurchase = {
  ...story(
    async (context) => {
      await openChallenge(context);
      window.postMessage(createReturnMessage('another', 'COMPLETE'), location.origin);
      window.postMessage(createReturnMessage(PURCHASE_ID, 'FAILED'), location.origin);
      expect(await context.canvas.findByText(/wasn’t confirmed with your bank/)).toBeVisible();
      expect(context.canvas.queryByRole('dialog')).toBeNull();
    },
    {
      basket: withCards,
      polls: false,
      port: {
        ...challenge(),
        readPurchase: async () => createPurchase('FAILED', { failure: 'payment.declined.authentication_failed' }),
      },
    },
  ),
  tags: ['@pay-03'],
};

const refuse =
  (status: number, codeName: string, messages: string[] = [], missingFields: string[] = []) =>
  () =>
    Promise.reject(new CheckoutError({ status, code: codeName, messages, missingFields }));

export const MissingDetailsAreAskedFor = {
  ...story(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await payButton(canvas));
      expect(await canvas.findByRole('region', { name: 'A few more details' })).toHaveFocus();
      expect(await payButton(canvas)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Save taxNumber' }));
      await waitFor(() => expect(pay).toHaveBeenCalledTimes(2));
    },
    {
      basket: withCards,
      port: {
        pay: async (...given) => {
          await pay(...given);
          if (pay.mock.calls.length === 1) return refuse(424, 'BASKET_REQUIREMENTS_FAILED', [], ['taxNumber'])();
          return createPurchase('COMPLETE');
        },
      },
    },
  ),
  tags: ['@pay-04'],
};

export const DeniedTrialOffersThePlainPrice = {
  ...story(
    async ({ canvas, userEvent }) => {
      const dialog = within(await canvas.findByRole('dialog', { name: 'Your free trial was already used' }));
      expect(dialog.getByText(/costs .*€9\.99.* per month/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: /Continue for/ }));
      await payButton(canvas);
    },
    {
      port: {
        putBasket: async ({ acknowledgesNoTrial }) =>
          acknowledgesNoTrial ? createBasket(withCards) : refuse(409, 'CONFLICT', ['freeTrialDenied'])(),
      },
    },
  ),
  tags: ['@pay-04'],
};

export const ChangedBasketAsksToCheckTheTotal = {
  ...story(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await payButton(canvas));
      expect(await canvas.findByText(/Your order has changed/)).toBeVisible();
      expect(await payButton(canvas)).toHaveAttribute('aria-busy', 'false');
    },
    { basket: withCards, port: { pay: refuse(409, 'CONFLICT') } },
  ),
  tags: ['@pay-04'],
};

export const ConsentComesBeforeTheMethods = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('link', { name: 'Review the terms' })).toHaveAttribute('href', '/consent');
    expect(canvas.queryByRole('radio')).toBeNull();
  },
  { basket: { missingConsents: ['terms'] } },
);

const restricted = (status: number, codeName: string, messages: string[], text: RegExp) => ({
  ...story(
    async ({ canvas, userEvent }) => {
      const dialog = within(await canvas.findByRole('dialog', { name: 'You can’t buy this' }));
      expect(dialog.getByText(text)).toBeVisible();
      expect(canvas.queryByText('Order summary')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
      expect(leave).toHaveBeenCalled();
    },
    { port: { putBasket: refuse(status, codeName, messages) } },
  ),
  tags: ['@pay-08'],
});
export const ChildsProfileCannotBuy = restricted(403, 'KID_PROFILE', [], /Kids’ profiles can’t buy/);
export const CountryOutsideOfTheTerritoriesCannotBuy = restricted(
  403,
  'FORBIDDEN',
  ['signupGeoRestriction'],
  /aren’t available in your country/,
);
export const VpnCannotBuy = restricted(403, 'FORBIDDEN', ['vpnErrorMessage'], /Turn it off to buy/);

const wordy = {
  name: `${unbroken} für die ganze Familie`,
  description: `${unbroken} ${unbroken}`,
  included: [unbroken, 'A line that is long enough to need a second one on nearly every screen that there is'],
};
export const LongTextsDoNotOverflow = story(
  async ({ canvas }) => {
    await payButton(canvas);
    await expectNoOverflow();
  },
  { basket: withCards, plan: wordy, globals: narrowest },
);
export const NarrowestWindowDoesNotOverflowRightToLeft = story(
  async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /Visa/ });
    await expectNoOverflow();
  },
  { basket: withCards, plan: wordy, globals: narrowestRightToLeft },
);
