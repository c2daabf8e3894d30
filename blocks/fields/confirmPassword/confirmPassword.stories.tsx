import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/confirmPassword.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/confirmPassword', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: {} });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The confirmation must equal the password field. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01'],
  ...formStory([
    { id: 'secret', type: 'password', label: 'Password', required: true, messages: {} },
    schema.examples[0],
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'correct house{Enter}');
    await canvas.findByText('The passwords don’t match.');
    await expect(canvas.getByLabelText('Repeat the password')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('Repeat the password'));
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'correct horse{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values?.['confirmPassword']).toBe('correct horse');
  },
};
