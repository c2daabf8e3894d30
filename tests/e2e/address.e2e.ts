import type { Locator, Page } from '@playwright/test';
import { signUpPlainly, withoutScripts } from './newcomers.ts';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, signIn, test, viewer } from './support.ts';

/** What is typed into the address form of a country, by the names that its people know. */
interface Journey {
  country: string;
  fields: [name: string, value: string][];
  /** A value that is wrong there, and what is said about it. */
  wrong: [name: string, value: string, words: string];
}
/** Fields where one chooses. */
const lists = new Set(['State', 'Prefecture']);
const journeys: Journey[] = [
  {
    country: 'Brazil',
    fields: [
      ['Street address', 'Avenida Paulista 1000'],
      ['Apartment, floor or building (optional)', 'ap 12'],
      ['City', 'São Paulo'],
      ['State', 'São Paulo'],
      ['CEP (postal code)', '01310-100'],
      ['CPF (tax number)', '52998224725'],
    ],
    wrong: ['CPF (tax number)', '52998224726', 'This is no valid tax number. Check its digits.'],
  },
  {
    country: 'Japan',
    fields: [
      ['Postal code', '100-0001'],
      ['Prefecture', 'Tokyo'],
      ['City, ward or town', 'Chiyoda-ku'],
      ['Street address', '1-1 Chiyoda'],
      ['Apartment, floor or building (optional)', ''],
    ],
    wrong: ['Postal code', '1000', 'This is no postal code of that country.'],
  },
];

/** Chooses from a list by its first letter, again and again. Typing more would depend on how fast the machine is. */
async function chooseByKeys(page: Page, list: Locator, choice: string): Promise<void> {
  const chosen = list.locator('option:checked');
  for (let steps = 0; steps < 40 && (await chosen.textContent()) !== choice; steps++)
    await page.keyboard.press(choice.charAt(0).toLowerCase());
  await expect(chosen).toHaveText(choice);
}

const control = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

test.describe('the address form', () => {
  // Sign-up before each, and up to five pages: a shared machine takes its time.
  test.slow();
  for (const { country, fields, wrong } of journeys) {
    // The fields and their faults are the same with scripts and without: two countries that differ most are enough.
    test(`of ${country} works without scripts @form-02 @page-12`, async ({ browser }) => {
      await withoutScripts(browser, async (page) => {
        await signUpPlainly(page, '/account');
        await expect(page).toHaveURL(at('apex', '/account'));
        await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: country });
        await page.getByRole('button', { name: 'Update country' }).click();
        const [wrongName, wrongValue, words] = wrong;
        const fill = (name: string, value: string) =>
          lists.has(name) ? control(page, name).selectOption({ label: value }) : control(page, name).fill(value);
        for (const [name, value] of fields) await fill(name, name === wrongName ? wrongValue : value);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(control(page, wrongName)).toHaveAccessibleDescription(words);
        await expect(page.getByRole('alert')).toHaveText(`Check: ${wrongName}.`);
        for (const [name, value] of fields)
          if (name !== wrongName && !lists.has(name)) await expect(control(page, name)).toHaveValue(value);

        await fill(wrongName, fields.find(([name]) => name === wrongName)?.[1] ?? '');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Your details are saved.')).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Country' }).locator('option:checked')).toHaveText(country);
      });
    });
    // What differs from country to country is a story (src/screens/account/address-by-country.stories.tsx).
    if (country !== 'Brazil') continue;
    test(`of ${country} is filled with the keyboard alone and there after a reload @form-02 @form-05 @form-06`, async ({
      page,
    }) => {
      await signedUp(page);
      await open(page, at('apex', '/account'));

      const choose = page.getByRole('combobox', { name: 'Country' });
      await choose.focus();
      await chooseByKeys(page, choose, country);
      const [[first]] = fields as [[string, string]];
      await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
      await expect(control(page, first)).toBeVisible();

      // One after the other, each by its name: the keyboard meets them in the order that people there know.
      const [wrongName, wrongValue, words] = wrong;
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
      await expect(page.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeFocused();

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
  }

  test('sends guests to sign in first @page-12', async ({ page }) => {
    await open(page, at('apex', '/account'));
    await expect(page).toHaveURL(at('apex', '/login?from=%2Faccount'));
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page.getByText(`You are signed in as ${viewer.email}.`)).toBeVisible();
  });
});
