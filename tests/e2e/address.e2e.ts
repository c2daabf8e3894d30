import type { Locator, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

const country = 'Brazil';
/** Values to type, by the field labels that the form shows for Brazil. */
const fields: [name: string, value: string][] = [
  ['Street address', 'Avenida Paulista 1000'],
  ['Apartment, suite or floor (optional)', 'ap 12'],
  ['City', 'São Paulo'],
  ['State', 'São Paulo'],
  ['CEP (postal code)', '01310-100'],
  ['CPF (tax ID)', '52998224725'],
];
/** An invalid value for one of the fields, and the error message it causes. */
const [wrongName, wrongValue, words] = ['CPF (tax ID)', '52998224726', 'This tax ID isn’t valid. Check the digits.'];
/** Fields that are select lists. */
const lists = new Set(['State']);

/**
 * Selects an option by pressing its first letter repeatedly. Typing more letters would depend on the machine’s speed.
 */
async function chooseByKeys(page: Page, list: Locator, choice: string): Promise<void> {
  const chosen = list.locator('option:checked');
  for (let steps = 0; steps < 40 && (await chosen.textContent()) !== choice; steps++)
    await page.keyboard.press(choice.charAt(0).toLowerCase());
  await expect(chosen).toHaveText(choice);
}

const control = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

// Other countries are covered by stories (src/screens/account/address-by-country.stories.tsx), and forms without
// JavaScript by tests/integration/plain-forms.test.ts.
test('the user fills in Brazil’s address form by keyboard alone, and the saved values are shown after a reload @form-02 @form-05 @form-06', async ({
  page,
}) => {
  await signedUp(page);
  await open(page, at('apex', '/account'));

  const choose = page.getByRole('combobox', { name: 'Country' });
  await choose.focus();
  await chooseByKeys(page, choose, country);
  await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
  // Country-specific field types are loaded when the country is chosen.
  for (const [name] of fields) await expect(control(page, name)).toBeVisible();

  // The Tab order must follow the field order that is usual in Brazil.
  for (const [name, value] of fields) {
    await page.keyboard.press('Tab');
    await expect(control(page, name)).toBeFocused();
    const typed = name === wrongName ? wrongValue : value;
    if (lists.has(name)) await chooseByKeys(page, control(page, name), typed);
    else await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(control(page, wrongName)).toBeFocused();
  await expect(control(page, wrongName)).toHaveAccessibleDescription(words);
  await expect(control(page, wrongName)).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fields.find(([name]) => name === wrongName)?.[1] ?? '');
  await expect(control(page, wrongName)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your details have been saved.' })).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(choose.locator('option:checked')).toHaveText(country);
  for (const [name, value] of fields) {
    const field = control(page, name);
    const shown = await field.evaluate((node) =>
      node instanceof HTMLSelectElement ? node.selectedOptions[0]?.textContent : (node as HTMLInputElement).value,
    );
    expect(shown?.replace(/[.-]/g, ''), name).toBe(value.replace(/[.-]/g, ''));
  }
});
