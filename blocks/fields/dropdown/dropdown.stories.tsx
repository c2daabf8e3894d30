import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/dropdown.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/dropdown', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { team: 'north', heard: 'press' } });

export const Empty: FieldStory = stories.empty;
export const Filled: FieldStory = stories.filled;
export const Wrong: FieldStory = stories.wrong;
export const RightToLeft: FieldStory = stories.rightToLeft;
export const WrongRightToLeft: FieldStory = stories.wrongRightToLeft;
export const OtherRealm: FieldStory = stories.otherRealm;

/** The list has a label and can be used by keyboard. */
export const Keyboard: FieldStory = {
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
