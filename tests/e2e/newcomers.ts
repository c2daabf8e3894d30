import type { Browser, Page } from '@playwright/test';
import { at } from './support.ts';

let count = 0;
/** Somebody who has no account yet. */
export const newcomer = () => `journey-${Date.now().toString(36)}-${process.pid}-${++count}@playbill.test`;

/** What everybody of the journeys signs up with. */
export const password = 'a long password';

/** Fills the sign-up form, everything but what it agrees to. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Newcomer');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Password once more' }).fill(password);
}

/** A page of a browser that runs no scripts. */
export async function withoutScripts(browser: Browser, go: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Whether the browser holds a session. */
export const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'playbill-signed-in');

/** Signs somebody up by a plain post, and leads on to `path`. */
export async function signUpPlainly(page: Page, path: string): Promise<string> {
  const email = newcomer();
  await page.goto(at('apex', `/signup?from=${encodeURIComponent(path)}`));
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  return email;
}
