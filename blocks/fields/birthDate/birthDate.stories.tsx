import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/birthDate.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/birthDate', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { birthDate: '1990-04-23', born: '2001-11-05' },
  wrong: { birthDate: '2990-04-23' },
});

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The date inputs have labels and autocomplete tokens, and dates in the future are rejected. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-03'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await expect(year).toHaveAttribute('autocomplete', 'bday-year');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '4');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '3');
    await userEvent.type(year, '2990{Enter}');
    await canvas.findByText('Enter a valid date of birth with a four-digit year.');
    await userEvent.clear(year);
    await userEvent.type(year, '1990{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ birthDate: '1990-04-03' });
  },
};
