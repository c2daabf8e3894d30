import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/dropdown.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/dropdown', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { team: 'north', heard: 'press' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** The list has a label and can be used by keyboard. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-01'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox', { name: 'Favourite team' });
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'South Quay');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ team: 'south' });
  },
};
