import type { Page } from '@playwright/test';

let count = 0;
/** A unique e-mail address without an account. */
export const newcomer = () => `journey-${Date.now().toString(36)}-${process.pid}-${++count}@playbill.test`;

/** The password of every account that tests sign up. */
export const password = 'a long password';

/** Fills the sign-up form except the consent boxes. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
}

/** Whether the browser has a session cookie. */
export const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'playbill-signed-in');
