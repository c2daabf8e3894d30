import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/email.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/email', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { email: 'viewer@example.com', contactEmail: 'viewer@example.com' },
  wrong: { email: 'viewer', contactEmail: 'viewer@example.com' },
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
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard(' a@example.org {Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ email: 'a@example.org' });
  },
};
