import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/password.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/password', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: {} });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/**
 * The field is found by its label, and the eye button is reachable by keyboard. The password is submitted unchanged,
 * including spaces.
 */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-06'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard(' secret ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ secret: ' secret ' });
  },
};
