import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/radio.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';

const meta: Meta<typeof FormView> = { title: 'fields/radio', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { subject: 'playback', device: 'tv' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

const long = schema.examples.map((example) => ({ ...example, label: unbroken, hint: unbroken }));
export const LongWordsFitTheNarrowestWindow: FieldStory = {
  ...formStory(long),
  globals: narrowest,
  play: expectNoOverflow,
};
export const LongWordsFitTheNarrowestWindowRightToLeft: FieldStory = {
  ...LongWordsFitTheNarrowestWindow,
  globals: narrowestRightToLeft,
};

/** The radio buttons are a labelled group and can be used by keyboard. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01', '@def-21'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What is it about?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('This field is required.');
    await expect(canvas.getByRole('radio', { name: 'My account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A film does not play' })).toBeChecked();
    await expect(canvas.queryByText('This field is required.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ subject: 'playback' });
  },
};

/** A read-only group cannot be changed and submits its value. */
export const ReadOnlyCannotBeChangedAndSubmitsItsValue: FieldStory = {
  tags: ['@def-21'],
  ...formStory([{ ...schema.examples[0], readOnly: true }], { initial: { values: { subject: 'other' } } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'My account' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ subject: 'other' });
  },
};
