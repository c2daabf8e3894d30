import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { GiftsPort } from '#renderers/ports/gifts.ts';
import { createPlan } from '../../../tests/support/stories/fake-billing.ts';
import { createFakeGifts, createOffer, GIFT_CODE } from '../../../tests/support/stories/fake-gifts.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { press } from '../../../tests/support/stories/real-input.ts';
import { RedemptionScreen } from './redemption-screen.tsx';

/** Redemption of a gift: the code, what it gives, and what the account has then. */
export default { title: 'screens/gifts/redemption', tags: ['@gift-01'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const onRedeemed = fn();
const lookUp = fn<GiftsPort['lookUp']>();
const redeem = fn<GiftsPort['redeem']>();
const never = () => new Promise<never>(() => undefined);
const refuse = (label: string) => async () => ({ ok: false, isOwn: label === 'giftOwn', labels: [label] }) as const;

interface Options {
  code?: string;
  port?: Partial<GiftsPort>;
  isGuest?: boolean;
  globals?: StoryObj['globals'];
}

const story = (play: Play, { code, port, isGuest = false, globals = {} }: Options = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    for (const spy of [onRedeemed, lookUp, redeem]) spy.mockReset();
    const fake = createFakeGifts(port);
    lookUp.mockImplementation(fake.lookUp);
    redeem.mockImplementation(fake.redeem);
  },
  render: () => (
    <RedemptionScreen
      brand="Apex"
      port={{ lookUp, redeem }}
      code={code}
      isCodeKnown
      isGuest={isGuest}
      accountName={isGuest ? undefined : 'Mara Lind'}
      links={{
        signIn: (redeemCode) => `/gift/redeem/${redeemCode}/login`,
        signUp: (redeemCode) => `/gift/redeem/${redeemCode}/register`,
        watch: '/',
        account: '/account/payments',
      }}
      onRedeemed={onRedeemed}
    />
  ),
  play,
});
const findBox = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Gift code' });
const findButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Redeem' });

export const EnteredCodeIsGroupedAndShowsTheGift = story(async ({ canvas, userEvent }) => {
  const box = await findBox(canvas);
  await userEvent.click(box);
  await userEvent.paste(' 7k3qw9m2xd 4vb8r t6hnc-1zpye s ');
  await press('{Tab}');
  expect(box).toHaveValue(GIFT_CODE);
  await userEvent.type(box, '{Enter}');
  expect(await canvas.findByRole('heading', { name: /Nina.* gives you .*Three months of Apex/ })).toBeVisible();
  expect(lookUp).toHaveBeenCalledWith(GIFT_CODE);
  expect(canvas.getByText(/Happy birthday!/)).toBeVisible();
  expect(canvas.getByText('3 months of Apex monthly')).toBeVisible();
  expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

export const EmptyFieldIsAnErrorAtIt = story(async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  expect(await findBox(canvas)).toHaveFocus();
  expect(await findBox(canvas)).toHaveAccessibleDescription(/Enter the code of your gift/);
  expect(lookUp).not.toHaveBeenCalled();
});

/** The code of a link is looked up without a press. */
export const LinkShowsTheGiftAndRedeemsItOnce = story(
  async ({ canvas, userEvent }) => {
    const button = await findButton(canvas);
    expect(canvas.getByText(/Signed in as .Mara Lind/)).toBeVisible();
    await userEvent.dblClick(button);
    expect(await canvas.findByRole('heading', { level: 1, name: 'Enjoy your gift' })).toHaveFocus();
    expect(canvas.getByText(/Apex monthly.* is yours until /)).toBeVisible();
    expect(canvas.getByRole('link', { name: 'Start watching' })).toHaveAttribute('href', '/');
    expect(redeem).toHaveBeenCalledOnce();
    expect(redeem).toHaveBeenCalledWith(GIFT_CODE, false);
    expect(lookUp).toHaveBeenCalledOnce();
    expect(onRedeemed).toHaveBeenCalledOnce();
  },
  { code: GIFT_CODE },
);

export const GuestSignsInOrSignsUpWithTheCode = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/gift/redeem/${GIFT_CODE}/login`,
    );
    expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      `/gift/redeem/${GIFT_CODE}/register`,
    );
    expect(canvas.queryByRole('button', { name: 'Redeem' })).toBeNull();
  },
  { code: GIFT_CODE, isGuest: true },
);

const later = { startsAt: Date.now() + 20 * DAY_MS, endsAt: Date.now() + 110 * DAY_MS };
export const TimeThatIsAddedSaysWhenItBegins = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    expect(await canvas.findByText(/You have .*Apex monthly.* already\. The gift begins when that ends/)).toBeVisible();
  },
  {
    code: GIFT_CODE,
    port: { redeem: async () => ({ ok: true, redeemed: { licence: createPlan('Apex monthly'), ...later } }) },
  },
);

/** The giver is asked before the own gift is redeemed. */
export const OwnGiftIsRedeemedAfterAQuestion = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    const dialog = await canvas.findByRole('dialog', { name: 'Redeem your own gift?' });
    expect(dialog).toHaveAccessibleDescription(/Mara.* can’t redeem it any more/);
    expect(redeem).toHaveBeenCalledWith(GIFT_CODE, false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(redeem).toHaveBeenLastCalledWith(GIFT_CODE, true));
  },
  { code: GIFT_CODE, port: { redeem: refuse('giftOwn') } },
);
export const OwnGiftCanBeKept = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the gift' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    expect(redeem).toHaveBeenCalledOnce();
    expect(await findButton(canvas)).toBeVisible();
  },
  { code: GIFT_CODE, port: { redeem: refuse('giftOwn') } },
);

/** An unknown code stays in its field, to be corrected. */
export const UnknownCodeOfALinkIsCorrected = story(
  async ({ canvas }) => {
    const box = await findBox(canvas);
    expect(box).toHaveValue(GIFT_CODE);
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/code doesn’t exist/);
  },
  { code: GIFT_CODE, port: { lookUp: refuse('giftUnknown') } },
);
export const TooManyAttemptsSaySo = story(
  async ({ canvas }) => expect(await canvas.findByText(/^Too many attempts/)).toBeVisible(),
  { code: GIFT_CODE, port: { lookUp: refuse('tooManyAttempts') } },
);
export const LostConnectionKeepsTheGift = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    expect(await canvas.findByText(/^No connection\./)).toBeVisible();
    expect(await findButton(canvas)).toBeEnabled();
  },
  { code: GIFT_CODE, port: { redeem: refuse('gift.notSent') } },
);
export const ChildProfileCannotRedeem = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    expect(await canvas.findByText(/^Kids’ profiles can’t redeem gifts/)).toBeVisible();
  },
  { code: GIFT_CODE, port: { redeem: refuse('gift.childProfile') } },
);

const unusable = (state: 'REDEEMED' | 'EXPIRED' | 'BLOCKED', text: RegExp) =>
  story(
    async ({ canvas, userEvent }) => {
      expect(await canvas.findByText(text)).toBeVisible();
      expect(canvas.queryByRole('button', { name: 'Redeem' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Enter another code' }));
      expect(await findBox(canvas)).toHaveValue('');
    },
    { code: GIFT_CODE, port: { lookUp: async () => ({ ok: true, offer: createOffer({ state }) }) } },
  );
export const UsedGiftSaysSo = unusable('REDEEMED', /redeemed/);
export const ExpiredGiftSaysSo = unusable('EXPIRED', /expired/);
export const BlockedGiftSaysSo = unusable('BLOCKED', /can’t be redeemed|no longer|blocked/);

export const SlowLookUpSaysThatItTakesLong = story(
  async ({ canvas }) => {
    expect(canvas.getByText('Looking for your gift…')).toBeVisible();
    await canvas.findByText(/takes longer than usual/, {}, { timeout: 8000 });
  },
  { code: GIFT_CODE, port: { lookUp: never } },
);
export const RunningRedemptionLocksTheButton = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Redeeming…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(redeem).toHaveBeenCalledOnce();
  },
  { code: GIFT_CODE, port: { redeem: never } },
);

const long = createOffer({ name: unbroken, senderName: unbroken, message: unbroken, included: [unbroken] });
export const LongWordsFitTheNarrowestWindow = story(
  async ({ canvas }) => {
    await findButton(canvas);
    await expectNoOverflow();
  },
  { code: GIFT_CODE, port: { lookUp: async () => ({ ok: true, offer: long }) }, globals: narrowest },
);
export const ArabicGiftFitsTheNarrowestWindow = story(
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expectNoOverflow();
  },
  { code: GIFT_CODE, port: { lookUp: async () => ({ ok: true, offer: long }) }, globals: narrowestRightToLeft },
);
export const ArabicCodeReadsFromLeftToRight = story(
  async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveAttribute('dir', 'ltr'),
  { globals: { locale: 'ar' } },
);
export const RedemptionInOtherRealm = story(async () => undefined, { code: GIFT_CODE, globals: { realm: 'lumen' } });
