import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/administrativeLevel1.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/administrativeLevel1', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { administrativeLevel1: 'SP', county: 'Kent' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The field is a list if its definition has acceptable values, else a text input. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-02'],
  ...formStory(schema.examples),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox', { name: 'State' });
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Rio de Janeiro');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'County (optional)' })).toHaveFocus();
    await userEvent.keyboard('Kent{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ administrativeLevel1: 'RJ', county: 'Kent' });
  },
};
