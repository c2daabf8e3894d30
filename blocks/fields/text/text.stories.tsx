import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/text.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/text', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { nickname: 'Bo', city: 'Lisbon', seats: '2', voucher: 'ABCD-1234' },
  wrong: { city: 'Lisbon', seats: '9', voucher: 'nothing' },
});

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The field is found by its label, and can be filled in and submitted by keyboard. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01'],
  ...formStory([schema.examples[1]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await userEvent.keyboard('  Lisbon {Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ city: 'Lisbon' });
  },
};

/** A pattern must match the value from start to end. */
export const PatternMustMatchTheWholeValue: FieldStory = {
  tags: ['@form-06'],
  ...formStory([schema.examples[3]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Voucher/ }), 'xABCD-1234{Enter}');
    await canvas.findByText('Check this field.');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Voucher/ }));
    await expect(canvas.queryByText('Check this field.')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /Voucher/ }), 'ABCD-1234{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ voucher: 'ABCD-1234' });
  },
};
