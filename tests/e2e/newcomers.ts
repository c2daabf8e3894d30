import type { Page } from '@playwright/test';

let count = 0;
/** Somebody who has no account yet. */
export const newcomer = () => `journey-${Date.now().toString(36)}-${process.pid}-${++count}@playbill.test`;

/** What everybody of the journeys signs up with. */
export const password = 'a long password';

/** Fills the sign-up form, everything but what it agrees to. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
}

/** Whether the browser holds a session. */
export const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'playbill-signed-in');
