import { expect, waitFor } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import addressSchema from '#schemas/fields/address.schema.json';
import { countries, countryOf } from '../../../tests/support/countries.ts';
import { type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';
import { press } from '../../../tests/support/stories/real-input.ts';

export default {
  title: 'screens/account/address by country',
  component: FormView,
  tags: ['@form-02', '@form-05', '@form-06'],
};

/**
 * Fills in an address by keyboard: the fields are in the country's order, a wrong postal code shows an error at its
 * field, and the corrected address is sent.
 */
const filledByKeyboard = (code: string, values: Record<string, string>, wrongPostalCode: string): FieldStory => ({
  ...formStory([addressSchema.examples[0]], { address: { countries, callerCountryCode: 'BR' } }),
  play: async ({ canvas }) => {
    const { name, addressRequiredFields } = countryOf(code);
    const country = canvas.getByRole('combobox', { name: 'Country' }) as HTMLSelectElement;
    country.focus();
    // Each press of the first letter selects the next country that begins with it.
    for (let step = 0; step < countries.length && country.selectedOptions[0]?.text !== name; step += 1)
      await press(name.charAt(0).toLowerCase());
    expect(country.selectedOptions[0]).toHaveTextContent(name);
    const nameOf = (label: string, required?: boolean) => (required === false ? `${label} (optional)` : label);
    await canvas.findByRole('textbox', { name: /^(Postal code|Postcode|ZIP code)$/ });
    for (const { fieldName, label, required, acceptableValues } of addressRequiredFields) {
      await press('{Tab}');
      const field = canvas.getByLabelText(nameOf(label, required), { exact: true });
      expect(field).toHaveFocus();
      const text = fieldName === 'postalCode' ? wrongPostalCode : (values[fieldName] ?? '');
      const choice = acceptableValues?.find(({ value }) => value === text)?.displayName;
      if (text) await press(choice?.charAt(0).toLowerCase() ?? text);
    }
    await press('{Enter}');
    const postalCode = canvas.getByRole('textbox', { name: /^(Postal code|Postcode|ZIP code)$/ });
    await waitFor(() => expect(postalCode).toHaveFocus());
    expect(postalCode).toHaveAccessibleDescription('This postal code isn’t valid for that country.');
    expect(postalCode).toHaveAttribute('aria-invalid', 'true');
    await press(`{Control>}a{/Control}${values['postalCode']}`);
    await waitFor(() => expect(postalCode).toHaveAttribute('aria-invalid', 'false'));
    await press('{Enter}');
    await canvas.findByText('Sent');
    expect(sent.values).toMatchObject({ countryCode: code, ...values });
  },
});

export const UsAddressIsFilledInByKeyboard = filledByKeyboard(
  'US',
  { line1: '1 Main Street', line2: '', city: 'Los Angeles', administrativeLevel1: 'CA', postalCode: '90012' },
  '900',
);
export const UkAddressIsFilledInByKeyboard = filledByKeyboard(
  'GB',
  { line1: '10 Downing Street', line2: '', city: 'London', postalCode: 'SW1A 2AA' },
  '12345',
);
export const JapaneseAddressIsFilledInByKeyboard = filledByKeyboard(
  'JP',
  { postalCode: '100-0001', administrativeLevel1: '13', line1: '1-1 Chiyoda' },
  '1000',
);
export const SaudiAddressIsFilledInByKeyboard = filledByKeyboard(
  'SA',
  { line1: 'King Fahd Road 12', city: 'Riyadh', postalCode: '12271' },
  '1',
);
