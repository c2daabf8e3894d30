import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/number.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';

const meta: Meta<typeof FormView> = { title: 'fields/number', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { seats: '2', height: '1.75' },
  wrong: { seats: '2.5' },
});

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

/** The field accepts Arabic digits and a decimal comma. The error for a value out of range names the exceeded limit. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01', '@def-21'],
  ...formStory(schema.examples),
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(seats).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('textbox', { name: /Height/ })).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(seats, '9{Enter}');
    await canvas.findByText('Enter 8 or less.');
    await userEvent.clear(seats);
    await userEvent.type(seats, '1.5{Enter}');
    await canvas.findByText('Enter a whole number.');
    await userEvent.clear(seats);
    await userEvent.type(seats, '٤');
    await userEvent.type(canvas.getByRole('textbox', { name: /Height/ }), '1,8{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ seats: '4', height: '1.8' });
  },
};
