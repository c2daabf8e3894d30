import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { CardList, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import {
  createCardList,
  createFailedPayment,
  createFakeBilling,
  createHistory,
  createPayment,
  fakeWallet,
} from '../../../tests/support/stories/fake-billing.ts';
import { fakeCards, NOW } from '../../../tests/support/stories/fake-checkout.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { PaymentsScreen } from './payments-screen.tsx';

export default { title: 'screens/payments', tags: ['@pay-06'], parameters: { plurals: true } };

interface Options {
  cards?: CardList | undefined;
  history?: PaymentHistory | undefined;
  plans?: LicenceStatus[] | undefined;
  port?: Partial<BillingPort>;
  globals?: NonNullable<StoryObj['globals']>;
  tags?: string[];
}

const [visa, mastercard] = fakeCards as [(typeof fakeCards)[0], (typeof fakeCards)[0]];
const cards = createCardList();
const mixed = createHistory([
  createPayment(0),
  createFailedPayment(1),
  createPayment(40, {
    itemType: 'SUBSCRIPTION',
    refunds: [{ when: NOW - 30 * 86_400_000, amount: { amount: 500, scale: 2, currency: 'EUR' }, status: 'COMPLETE' }],
  }),
]);

const links = {
  plans: '/purchase',
  redeem: '/redeem',
  getChangeHref: (licenceId: number) => `/payment-update/${licenceId}`,
  getCheckoutHref: (licenceId: number) => `/payment/${licenceId}`,
  getInvoiceHref: (number: string) => `/account/payments/${number}`,
};

const story = (options: Options, play: NonNullable<StoryObj['play']>): StoryObj => {
  const { port, globals = {}, tags = [] } = options;
  const first = 'cards' in options ? options.cards : cards;
  const history = 'history' in options ? options.history : mixed;
  const plans = 'plans' in options ? options.plans : [];
  return {
    globals,
    tags,
    render: () => (
      <PaymentsScreen
        brand="Apex"
        nav={null}
        port={createFakeBilling(first ?? cards, port, plans)}
        cards={first}
        gifts={[]}
        history={history}
        plans={plans}
        links={links}
      />
    ),
    play,
  };
};
const failing = () => Promise.reject(new Error('503'));
const hanging = () => new Promise<never>(() => undefined);
type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
const findCards = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Saved payment methods' }));
const findHistory = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Payment history' }));
const pay05 = { tags: ['@pay-05'] };

/** Whether a card expires soon depends on the day of the test, so its own test uses a fixed time (payment-methods). */
export const CardsShowBrandLastDigitsExpiryAndTheDefaultOne = story({}, async ({ canvas }) => {
  const [first, second] = findCards(canvas).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Visa •••• 4242DefaultExpires .12\/30.Remove$/);
  expect(second).toHaveTextContent(/^Mastercard •••• 4444.*Make defaultRemove$/);
});
export const PaymentsInOtherRealm = story({ globals: { realm: 'lumen' } }, async () => undefined);
export const PaymentsRightToLeft = story({ globals: { locale: 'ar' } }, async ({ canvas }) => {
  expect(canvas.getByText('Visa •••• 4242')).toHaveAttribute('dir', 'ltr');
});

export const ExpiredCardSaysSo = story(
  { cards: createCardList([{ ...visa, expiryMonth: 1, expiryYear: 2020 }]) },
  async ({ canvas }) => expect(await canvas.findByText(/^Expired: .01\/20.$/)).toBeVisible(),
);

export const WalletShowsSevenStarsInPlaceOfANumber = story(
  { cards: createCardList([fakeWallet]) },
  async ({ canvas }) => {
    expect(findCards(canvas).getAllByRole('listitem')[0]).toHaveTextContent(/^GCash \*{7}DefaultRemove$/);
  },
);

export const DefaultCardIsChanged = story({}, async ({ canvas, userEvent }) => {
  const section = findCards(canvas);
  await userEvent.click(section.getByRole('button', { name: 'Make default', description: 'Mastercard •••• 4444' }));
  await waitFor(() => expect(section.getByRole('status')).toHaveTextContent('Default payment method changed.'));
  expect(section.getByRole('status')).toHaveFocus();
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent(/^Mastercard •••• 4444Default/);
});

const removeCard = fn<BillingPort['removeCard']>();

export const CardIsRemovedOnceAfterAConfirmation: StoryObj = {
  ...story({ port: { removeCard } }, async ({ canvas, userEvent }) => {
    const section = findCards(canvas);
    const press = () => userEvent.click(section.getByRole('button', { name: 'Remove', description: 'Visa •••• 4242' }));
    await press();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    expect(removeCard).not.toHaveBeenCalled();
    await press();
    const dialog = within(canvas.getByRole('dialog', { name: /^Remove .Visa •••• 4242.\?$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(section.getByRole('status')).toHaveFocus());
    expect(section.getByRole('status')).toHaveTextContent('Payment method removed.');
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(removeCard).toHaveBeenCalledWith('card-1');
  }),
  beforeEach: () => void removeCard.mockReset().mockResolvedValue({ ok: true, cards: createCardList([mastercard]) }),
};

export const LastCardOfAPlanThatRenewsIsRefusedInWords = story(
  { cards: createCardList([mastercard]) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await canvas.findByText(/^This card pays for a plan that renews\. Add another card first/)).toBeVisible();
    expect(findCards(canvas).getAllByRole('listitem')).toHaveLength(1);
  },
);

export const AccountWithoutCardsAndPaymentsSaysSo = story(
  { cards: createCardList([]), history: createHistory([]) },
  async ({ canvas }) => {
    expect(canvas.getByText(/^You have no saved payment methods/)).toBeVisible();
    expect(canvas.getByText(/^You haven’t paid for anything yet/)).toBeVisible();
    expect(canvas.queryByRole('switch')).toBeNull();
  },
);

export const MissingPartsAreLoadedByThePage = story(
  {
    plans: undefined,
    cards: undefined,
    history: undefined,
    port: { listPlans: hanging, listCards: hanging, readHistory: hanging },
  },
  async ({ canvas }) => {
    for (const section of canvas.getAllByRole('region')) expect(section).toHaveAttribute('aria-busy', 'true');
  },
);

const listCards = fn<BillingPort['listCards']>();
const readHistory = fn<BillingPort['readHistory']>();

export const EachFailedPartIsRetriedInPlace: StoryObj = {
  ...story(
    { cards: undefined, history: undefined, port: { listCards, readHistory } },
    async ({ canvas, userEvent }) => {
      expect(await canvas.findByText('We couldn’t load your payment methods.')).toBeVisible();
      expect(await canvas.findByText('We couldn’t load your payment history.')).toBeVisible();
      await userEvent.click(findCards(canvas).getByRole('button', { name: 'Try again' }));
      expect(await canvas.findByText('Visa •••• 4242')).toBeVisible();
      expect(canvas.getByText('We couldn’t load your payment history.')).toBeVisible();
      await userEvent.click(findHistory(canvas).getByRole('button', { name: 'Try again' }));
      expect(await canvas.findByText('Payment failed')).toBeVisible();
    },
  ),
  beforeEach: () => {
    listCards.mockReset().mockImplementationOnce(failing).mockResolvedValue(cards);
    readHistory.mockReset().mockImplementationOnce(failing).mockResolvedValue(mixed);
  },
};

export const HistoryShowsFailureRefundAndInvoice = story(pay05, async ({ canvas }) => {
  const [renewal, failure, purchase] = findHistory(canvas).getAllByRole('listitem');
  expect(renewal).toHaveTextContent(/^RenewalApex monthly · December 1, 2026€9\.99CompleteInvoice .2026-001000.$/);
  expect(within(renewal as HTMLElement).getByRole('link')).toHaveAttribute('href', '/account/payments/2026-001000');
  expect(failure).toHaveTextContent('There isn’t enough money on this card.');
  expect(failure).toHaveTextContent(/Failed$/);
  expect(purchase).toHaveTextContent(/.€5\.00. refunded on November 1, 2026/);
});

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const returned = createHistory([
  createPayment(0, { itemType: 'DISPUTE_CREATED', invoice: undefined }),
  createPayment(1, { itemType: 'FAILED_REFUND', status: 'FAILED', amount: eur(-999), invoice: undefined }),
  createPayment(2, { itemType: 'PRO_RATA_REFUND', amount: eur(-400), invoice: undefined }),
]);
export const HistoryShowsRefundsAsMoneyThatComesBack = story(
  { history: returned, tags: ['@pay-05'] },
  async ({ canvas }) => {
    const [dispute, failed, part] = findHistory(canvas).getAllByRole('listitem');
    expect(dispute).toHaveTextContent(/^Dispute opened/);
    expect(failed).toHaveTextContent(/^Refund failed.*−€9\.99Failed$/);
    expect(part).toHaveTextContent(/^Partial refund.*−€4\.00Complete$/);
  },
);

export const InvoicesOnlyHidesPaymentsWithoutAnInvoice = story(pay05, async ({ canvas, userEvent }) => {
  const section = findHistory(canvas);
  await userEvent.click(section.getByRole('switch', { name: 'Invoices only' }));
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(section.queryByText('Payment failed')).toBeNull();
  await userEvent.click(section.getByRole('switch', { name: 'Invoices only' }));
  expect(section.getAllByRole('listitem')).toHaveLength(3);
});

export const InvoicesOnlyWithoutAnInvoiceSaysSo = story(
  { history: createHistory([createFailedPayment(1)]), ...pay05 },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Invoices only' }));
    expect(canvas.getByText('You have no invoices yet.')).toBeVisible();
  },
);

const fullPage = createHistory(
  Array.from({ length: 25 }, (_, position) => createPayment(position)),
  'cursor-25',
);

export const LongHistoryIsContinuedByItsCursor: StoryObj = {
  ...story({ history: fullPage, port: { readHistory }, ...pay05 }, async ({ canvas, userEvent }) => {
    const section = findHistory(canvas);
    expect(section.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(section.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent('We couldn’t load'));
    expect(section.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(27));
    expect(readHistory.mock.calls).toEqual([['cursor-25'], ['cursor-25']]);
    expect(section.queryByRole('button', { name: 'Show more' })).toBeNull();
  }),
  beforeEach: () =>
    void readHistory
      .mockReset()
      .mockImplementationOnce(failing)
      .mockResolvedValue(createHistory([createPayment(25), createPayment(26)])),
};

const long: Options = {
  cards: createCardList([{ ...visa, cardType: unbroken.toLowerCase() }, mastercard]),
  history: createHistory([createPayment(0, { name: unbroken }), createFailedPayment(1)]),
};
export const LongWordsFitTheNarrowestWindow = story({ ...long, globals: narrowest }, expectNoOverflow);
export const LongWordsFitTheNarrowestWindowRightToLeft = story(
  { ...long, globals: narrowestRightToLeft },
  expectNoOverflow,
);
