import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/address.schema.json';
import { countries } from '../../../tests/support/countries.ts';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/address', component: FormView };
export default meta;

const stories = fieldStories(schema.examples.slice(0, 1), { values: { countryCode: 'BR' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/** After a change of the country the form shows other fields; those with the same name keep their values. */
export const ChangingTheCountryKeepsValuesOfFieldsWithTheSameName: FieldStory = {
  tags: ['@form-02'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await canvas.findByRole('group', { name: 'Billing address' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'SW1A 1AA');
    await userEvent.type(canvas.getByRole('textbox', { name: 'County (optional)' }), 'London');
    await userEvent.selectOptions(country, 'United States');
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveValue('SW1A 1AA');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await userEvent.selectOptions(country, 'United Kingdom');
    await expect(await canvas.findByRole('textbox', { name: 'Postcode' })).toHaveValue('SW1A 1AA');
  },
};

/** Fills in a Brazilian address by keyboard: first with errors at each field, then correctly. */
export const CanBeFilledInAndSubmittedByKeyboard: FieldStory = {
  tags: ['@form-02', '@form-05'],
  ...formStory([schema.examples[0]], { address: { countries, callerCountryCode: 'BR' } }),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Rua Augusta 5{Tab}{Tab}São Paulo{Tab}');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await userEvent.keyboard('{Tab}0131{Tab}11144477730{Enter}');
    await canvas.findByText('Check these fields: State, CEP, CPF.');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription(
      'Choose or enter your state or province.',
    );
    await expect(field('CEP')).toHaveAccessibleDescription('This postal code isn’t valid for that country.');
    await expect(field('City')).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'São Paulo');
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '01310-100');
    await userEvent.clear(field('CPF'));
    await userEvent.type(field('CPF'), '11144477735{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({
      countryCode: 'BR',
      line1: 'Rua Augusta 5',
      line2: '',
      city: 'São Paulo',
      administrativeLevel1: 'SP',
      postalCode: '01310-100',
      taxNumber: '11144477735',
    });
  },
};
