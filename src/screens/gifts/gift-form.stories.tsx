import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { addDays, dayIn } from '#schemas/time/day.ts';
import { handedIn } from '../../../tests/support/stories/handed-in.ts';
import { fakeProduct } from '../../../tests/support/stories/fake-gifts.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { press } from '../../../tests/support/stories/real-input.ts';
import { createGiftDrafts, type GiftDrafts } from './gift-draft.ts';
import { GIFT_FIELD_TYPES } from './gift-form.tsx';
import { GiftScreen } from './gift-screen.tsx';

/** Form of a gift. Its draft survives a reload, Back and sign-in. */
export default { title: 'screens/gifts/form', tags: ['@gift-01'], parameters: { plurals: true } };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const onContinue = fn();
let drafts: GiftDrafts;
const GIFT = fakeProduct.giftId;
const filled = {
  recipientName: 'Mara',
  recipientEmail: 'mara@example.com',
  senderName: 'Nina',
  message: 'Happy birthday!',
  language: 'es_ES',
};

interface Options {
  values?: Record<string, string>;
  product?: Partial<typeof fakeProduct>;
  isOneLanguage?: boolean;
  globals?: StoryObj['globals'];
}

/** Creates drafts in memory. */
function createDrafts(): GiftDrafts {
  const kept = new Map<string, string>();
  return createGiftDrafts(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

const languages = [
  { locale: 'en_US', name: 'English' },
  { locale: 'es_ES', name: 'Español' },
];

const story = (play: Play, { values, product, isOneLanguage = false, globals = {} }: Options = {}): StoryObj => ({
  globals,
  loaders: [async () => preloadForm(handedIn().fields, GIFT_FIELD_TYPES)],
  beforeEach: () => {
    onContinue.mockReset();
    drafts = createDrafts();
    if (values) drafts.set(GIFT, { id: 'draft-1', values });
  },
  render: () => (
    <GiftScreen
      brand="Apex"
      product={{ ...fakeProduct, ...product }}
      languages={isOneLanguage ? languages.slice(0, 1) : languages}
      language="en_US"
      registry={handedIn().fields}
      drafts={drafts}
      giftsHref="/gift"
      onContinue={onContinue}
    />
  ),
  play,
});

const findBox = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });
const send = async (canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
const today = () => dayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

export const EmptyFormShowsWhatTheGiftIs = story(async ({ canvas }) => {
  expect(canvas.getByRole('heading', { level: 1, name: 'Give a gift' })).toBeVisible();
  expect(canvas.getByText('€27.99')).toBeVisible();
  expect(canvas.getByRole('radio', { name: 'As soon as it is paid' })).toBeChecked();
  expect(canvas.getByRole('combobox', { name: 'Language of the email' })).toHaveValue('en_US');
  expect(canvas.getByRole('link', { name: 'See all gifts' })).toHaveAttribute('href', '/gift');
});

/** Each error is at its field, and the first wrong field has the focus. */
export const MissingValuesAreAnErrorAtTheirFields = story(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'On a day that you choose' }));
  await send(canvas, userEvent);
  expect(await findBox(canvas, 'Receiver’s name')).toHaveFocus();
  for (const name of ['Receiver’s name', 'Receiver’s email', 'Your name'])
    expect(canvas.getByRole('textbox', { name })).toBeInvalid();
  expect(canvas.getByLabelText('Day')).toBeInvalid();
  expect(canvas.getByRole('textbox', { name: /^Message/ })).toBeValid();
  expect(onContinue).not.toHaveBeenCalled();
});

export const FormIsSentByKeyboardAndTheGiftIsKept = story(async ({ canvas, userEvent }) => {
  (await findBox(canvas, 'Receiver’s name')).focus();
  await userEvent.keyboard('Mara');
  await press('{Tab}');
  await userEvent.keyboard('mara@example.com');
  await press('{Tab}');
  await userEvent.keyboard('Nina');
  await press('{Enter}');
  await waitFor(() => expect(onContinue).toHaveBeenCalledOnce());
  expect(drafts.get(GIFT)?.details).toEqual({
    recipientName: 'Mara',
    recipientEmail: 'mara@example.com',
    senderName: 'Nina',
    language: 'en_US',
  });
});

/** The preview beside the form follows what is typed. */
export const PreviewShowsTheMessageOfTheGiver = story(
  async ({ canvas, userEvent }) => {
    expect(await canvas.findByRole('heading', { name: /Nina.* gives you .*Three months of Apex/ })).toBeVisible();
    await userEvent.type(await findBox(canvas, /^Message/), ' See you.');
    expect(canvas.getByText('Happy birthday! See you.', { selector: 'blockquote' })).toBeVisible();
    expect(canvas.getByText('Characters: 24 of 500', { selector: 'p' })).toBeVisible();
  },
  { values: filled },
);

/** What was typed before a reload or a sign-in is in the fields again. */
export const DraftIsFilledInAgain = story(
  async ({ canvas }) => {
    expect(await findBox(canvas, 'Receiver’s name')).toHaveValue('Mara');
    expect(canvas.getByRole('combobox')).toHaveValue('es_ES');
    expect(canvas.getByRole('radio', { name: 'On a day that you choose' })).toBeChecked();
    expect(canvas.getByLabelText('Day')).toHaveValue('2027-01-06');
  },
  { values: { ...filled, when: 'later', deliverOn: '2027-01-06' } },
);

/** The draft is kept while the user types, before the form is sent. */
export const TypedValuesAreKeptAtOnce = story(async ({ canvas, userEvent }) => {
  await userEvent.type(await findBox(canvas, 'Your name'), 'Ni');
  expect(drafts.get(GIFT)?.values).toMatchObject({ senderName: 'Ni', when: 'now' });
  const { id } = drafts.get(GIFT) ?? {};
  await userEvent.type(await findBox(canvas, 'Your name'), 'na');
  expect(drafts.get(GIFT)).toMatchObject({ id, values: { senderName: 'Nina' } });
  expect(await findBox(canvas, 'Your name')).toHaveFocus();
});

export const GiftIsSentOnADayOfTheNextYear = story(
  async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText<HTMLInputElement>('Day');
    expect([day.min, day.max]).toEqual([addDays(today(), 1), addDays(today(), 365)]);
    await send(canvas, userEvent);
    await waitFor(() => expect(onContinue).toHaveBeenCalledOnce());
    expect(drafts.get(GIFT)?.details).toMatchObject({
      deliverOn: addDays(today(), 30),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  },
  { values: { ...filled, when: 'later', deliverOn: addDays(today(), 30) } },
);

export const DayThatIsTooLateIsAnErrorAtItsField = story(
  async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Day');
    await send(canvas, userEvent);
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAccessibleDescription(/Choose a day from .* until /);
    expect(onContinue).not.toHaveBeenCalled();
  },
  { values: { ...filled, when: 'later', deliverOn: addDays(today(), 366) } },
);

/** A realm with one language asks for none. */
export const OneLanguageIsNotAskedFor = story(
  async ({ canvas, userEvent }) => {
    expect(await findBox(canvas, 'Receiver’s name')).toHaveValue('Mara');
    expect(canvas.queryByRole('combobox')).toBeNull();
    await send(canvas, userEvent);
    await waitFor(() => expect(drafts.get(GIFT)?.details?.language).toBe('en_US'));
  },
  { values: filled, isOneLanguage: true },
);

const long = { recipientName: unbroken, senderName: unbroken, message: `${unbroken}\n${unbroken}` };
export const LongWordsFitTheNarrowestWindow = story(
  async ({ canvas }) => {
    await waitFor(async () => expect(await findBox(canvas, 'Your name')).toHaveValue(unbroken));
    await expectNoOverflow();
  },
  { values: long, product: { name: unbroken, licenceName: unbroken, included: [unbroken] }, globals: narrowest },
);
export const ArabicFormFitsTheNarrowestWindow = story(expectNoOverflow, {
  values: { ...long, when: 'later', deliverOn: '' },
  globals: narrowestRightToLeft,
});
export const FormInOtherRealm = story(async () => undefined, { values: filled, globals: { realm: 'lumen' } });
