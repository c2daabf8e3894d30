import type { FrameLocator, Locator, Page } from '@playwright/test';
import { signedInToStudio } from './sessions.ts';
import { expect, port, type Quiet } from './support.ts';

/** Address of a document in the studio. */
export const studio = (realm: string, kind: string, name: string): string =>
  `http://studio.localhost:${port}/?realm=${realm}&kind=${kind}&name=${name}`;

/** The demo’s editor. */
const editor = { email: 'editor@playbill.test', password: 'playbill-demo' };

export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^JSON of / });
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' });
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** The published source of a document, fetched from the server. */
export async function stored(page: Page, realm: string, name: string, kind = 'page'): Promise<string> {
  const answer = await page.evaluate(
    async ([realm, kind, name]) => {
      const response = await fetch(`/api/v2/studio/documents/${kind}/${name}`, {
        headers: { realm: realm ?? '', 'x-playbill-session': 'cookie-per-realm' },
      });
      return (await response.json()) as { published: { source: string } };
    },
    [realm, kind, name],
  );
  return answer.published.source;
}

/** Signs in as the demo’s editor by the studio’s form. */
export async function signIn(place: Page | Locator): Promise<void> {
  await place.getByLabel('Email').fill(editor.email);
  await place.getByLabel('Password').fill(editor.password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits until the preview has rendered the open document. */
export async function drawn(page: Page): Promise<void> {
  // Browsers throttle frames that are out of view.
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Drawn in/).first()).toBeVisible();
}

/** Opens a document in the studio as the demo’s editor and waits until the preview has rendered it. */
export async function open(page: Page, realm: string, kind: string, name: string): Promise<void> {
  await signedInToStudio(page, realm);
  await page.goto(studio(realm, kind, name));
  await expect(page.getByRole('heading', { level: 1, name: `${kind} ${name}` })).toBeVisible();
  await drawn(page);
}

/** Makes the studio check at once whether another editor has saved. */
export const lookForOthers = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Replaces the whole text by pasting. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await field(page).evaluate((node, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Accessibility faults of the studio’s page, by axe; frames are excluded, because realm pages have their own tests. */
export async function faultsOf(page: Page): Promise<unknown[]> {
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}

/** Ignores the router’s console message from a removed preview frame, whose scroll positions can no longer be saved. */
export function passOverRemovedFrames({ heard }: Quiet): void {
  const others = heard.filter((line) => !line.includes('Failed to save scroll positions'));
  heard.splice(0, heard.length, ...others);
}
