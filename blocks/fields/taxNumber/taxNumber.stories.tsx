import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/taxNumber.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/taxNumber', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { taxNumber: '11144477735', vat: 'PT 123' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/**
 * For Brazil, punctuation is inserted while the user types, the caret keeps its place, and only digits are submitted.
 */
export const BrazilianTaxNumberIsPunctuatedWhileTyping: FieldStory = {
  tags: ['@form-05'],
  ...formStory(
    [
      { id: 'countryCode', type: 'address', label: 'Address', required: true, messages: {} },
      schema.examples[0],
      // The definition contains Brazil's other address fields as optional texts, so that the form does not add the
      // required ones.
      ...['line1', 'line2', 'city', 'administrativeLevel1', 'postalCode'].map((id) => ({
        id,
        type: 'text',
        required: false,
        messages: {},
      })),
    ],
    { initial: { values: { countryCode: 'BR' } } },
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.type(input, '1114447773');
    await expect(input).toHaveValue('111.444.777-3');
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('111.494.477-73');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}');
    await userEvent.type(input, '6{Enter}');
    await canvas.findByText('This tax ID isn’t valid. Check the digits.');
    await userEvent.type(input, '{Backspace}5{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values?.['taxNumber']).toBe('11144477735');
  },
};
