import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import { createCardList, createFakeBilling, createHistory } from '../../../tests/support/stories/fake-billing.ts';
import { createSentGift } from '../../../tests/support/stories/fake-gifts.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { PaymentsScreen } from './payments-screen.tsx';

/** The gifts that the account gave, on the payments page: their state, and their mail once more. */
export default { title: 'screens/payments/gifts', tags: ['@gift-01'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

interface Options {
  gifts?: SentGift[] | undefined;
  port?: Partial<BillingPort>;
  globals?: NonNullable<StoryObj['globals']>;
}

const idOf = (digit: number) => `${`${digit}`.repeat(8)}-2222-4222-8222-222222222222`;
const states = ['NOT_SENT', 'SENT', 'OPENED', 'REDEEMED', 'EXPIRED', 'BLOCKED'] as const;
const all = states.map((state, index) => createSentGift({ id: idOf(index + 1), state, recipientName: state }));
const resendGift = fn<BillingPort['resendGift']>();

function story(play: Play, options: Options = {}): StoryObj {
  const gifts = 'gifts' in options ? options.gifts : all;
  const cards = createCardList([]);
  return {
    globals: options.globals ?? {},
    beforeEach: () => {
      resendGift.mockReset();
      resendGift.mockResolvedValue({ ok: true });
    },
    render: () => (
      <PaymentsScreen
        brand="Apex"
        nav={null}
        port={createFakeBilling(cards, { resendGift, listSentGifts: async () => gifts ?? [], ...options.port })}
        links={{
          plans: '/purchase',
          redeem: '/redeem',
          getChangeHref: (licenceId) => `/payment-update/${licenceId}`,
          getCheckoutHref: (licenceId) => `/payment/${licenceId}`,
          getInvoiceHref: (number) => `/account/payments/${number}`,
        }}
        plans={[]}
        cards={cards}
        gifts={gifts}
        history={createHistory([])}
      />
    ),
    play,
  };
}
const findGifts = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Gifts you gave' }));

export const EachGiftSaysForWhomItIsAndItsState = story(async ({ canvas }) => {
  const rows = findGifts(canvas).getAllByRole('listitem');
  const texts = [/Will be sent on/, /Sent on/, /Opened, not redeemed/, /Redeemed/, /Expired on/, /Blocked/];
  for (const [index, text] of texts.entries()) {
    expect(rows[index]).toHaveTextContent(text);
    expect(rows[index]).toHaveTextContent('mara@example.com');
  }
  // Only a gift that was mailed and can still be redeemed is sent again.
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 1, 0, 0, 0]);
  expect(findGifts(canvas).getByRole('link', { name: 'Redeem a gift' })).toHaveAttribute('href', '/redeem');
});

export const GiftIsSentAgainOnceAndSaysSo = story(
  async ({ canvas, userEvent }) => {
    const answer = Promise.withResolvers<{ ok: true }>();
    resendGift.mockReturnValue(answer.promise);
    await userEvent.dblClick(findGifts(canvas).getByRole('button', { name: 'Send again' }));
    answer.resolve({ ok: true });
    const status = await findGifts(canvas).findByText(/Sent again to .mara@example\.com.*earlier code no longer works/);
    await waitFor(() => expect(status).toHaveFocus());
    expect(resendGift).toHaveBeenCalledOnce();
    expect(resendGift).toHaveBeenCalledWith(createSentGift().id);
  },
  { gifts: [createSentGift()] },
);

export const RefusedResendSaysWhy = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(findGifts(canvas).getByRole('button', { name: 'Send again' }));
    expect(await canvas.findByText(/can’t be sent again/)).toBeVisible();
  },
  {
    gifts: [createSentGift()],
    port: { resendGift: async () => ({ ok: false, labels: ['giftNotSent', 'CONFLICT'] }) },
  },
);

/** Without gifts there is no section, and the link to redeem one stays. */
export const AccountWithoutGiftsHasNoSection = story(
  async ({ canvas }) => {
    expect(canvas.queryByRole('region', { name: 'Gifts you gave' })).toBeNull();
    expect(canvas.getByRole('link', { name: 'Redeem a gift' })).toHaveAttribute('href', '/redeem');
  },
  { gifts: [] },
);

export const FailedListCanBeReadAgain = story(
  async ({ canvas }) => {
    expect(await canvas.findByText('We couldn’t load your gifts.')).toBeVisible();
    expect(findGifts(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  { gifts: undefined, port: { listSentGifts: () => Promise.reject(new Error('503')) } },
);

const long = [createSentGift({ name: unbroken, recipientName: unbroken, recipientEmail: `${unbroken}@example.com` })];
export const LongWordsFitTheNarrowestWindow = story(expectNoOverflow, { gifts: long, globals: narrowest });
export const LongWordsFitTheNarrowestWindowRightToLeft = story(expectNoOverflow, {
  gifts: long,
  globals: narrowestRightToLeft,
});
