import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/postalCode.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/postalCode', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { postalCode: '90210', postcode: 'SW1A 1AA' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The field is found by its label, and can be filled in and submitted by keyboard. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
    await userEvent.keyboard(' 90210{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ postalCode: '90210' });
  },
};
