import type { Locator, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

const country = 'Brazil';
/** What is typed, by the names that people there know. */
const fields: [name: string, value: string][] = [
  ['Street address', 'Avenida Paulista 1000'],
  ['Apartment, suite or floor (optional)', 'ap 12'],
  ['City', 'São Paulo'],
  ['State', 'São Paulo'],
  ['CEP (postal code)', '01310-100'],
  ['CPF (tax ID)', '52998224725'],
];
/** A value that is wrong there, and the message about it. */
const [wrongName, wrongValue, words] = ['CPF (tax ID)', '52998224726', 'This tax ID isn’t valid. Check the digits.'];
/** Fields where one chooses. */
const lists = new Set(['State']);

/** Chooses from a list by its first letter, again and again. Typing more would depend on how fast the machine is. */
async function chooseByKeys(page: Page, list: Locator, choice: string): Promise<void> {
  const chosen = list.locator('option:checked');
  for (let steps = 0; steps < 40 && (await chosen.textContent()) !== choice; steps++)
    await page.keyboard.press(choice.charAt(0).toLowerCase());
  await expect(chosen).toHaveText(choice);
}

const control = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

// Other countries are stories (src/screens/account/address-by-country.stories.tsx), forms without scripts a server test.
test('fills the address form of Brazil with the keyboard alone, and shows it after a reload @form-02 @form-05 @form-06', async ({
  page,
}) => {
  await signedUp(page);
  await open(page, at('apex', '/account'));

  const choose = page.getByRole('combobox', { name: 'Country' });
  await choose.focus();
  await chooseByKeys(page, choose, country);
  await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
  // A country's own types of fields are loaded when it is chosen.
  for (const [name] of fields) await expect(control(page, name)).toBeVisible();

  // One after the other, each by its name: the keyboard meets them in the order that people there know.
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
