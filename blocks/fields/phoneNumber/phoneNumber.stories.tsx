import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/phoneNumber.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/phoneNumber', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { phoneNumber: '+447400123456', mobile: '+5511912345678' },
  wrong: { phoneNumber: '12' },
});

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** Country and number are a labelled group; a number typed as +4407… is corrected to +447…. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-04'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Phone number' });
    await userEvent.tab();
    const prefix = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    await expect(prefix).toHaveFocus();
    await expect(prefix.selectedOptions[0]).toHaveTextContent('United Kingdom +44');
    await userEvent.tab();
    const number = canvas.getByRole('textbox', { name: 'Number' });
    await expect(number).toHaveFocus();
    await expect(number).toHaveAttribute('placeholder', '1234 56789');
    await userEvent.keyboard('123{Enter}');
    await canvas.findByText('Enter a valid phone number.');
    await userEvent.clear(number);
    await userEvent.type(number, '07400 123456{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ phoneNumber: '+447400123456' });
  },
};
