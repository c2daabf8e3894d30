import type { FrameLocator, Locator, Page } from '@playwright/test';
import { signedInToStudio } from './sessions.ts';
import { expect, port, type Quiet } from './support.ts';

/** Address of a document in the studio. */
export const studio = (realm: string, kind: string, name: string): string =>
  `http://studio.localhost:${port}/?realm=${realm}&kind=${kind}&name=${name}`;

/** The editor of the demo. */
const editor = { email: 'editor@playbill.test', password: 'playbill-demo' };

export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^JSON of / });
export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' });
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** What viewers get of a document, straight from the server. */
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

/** Signs in as the demo's editor, where the studio asks. */
export async function signIn(place: Page | Locator): Promise<void> {
  await place.getByLabel('Email').fill(editor.email);
  await place.getByLabel('Password').fill(editor.password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits until the preview has drawn what is open. */
export async function drawn(page: Page): Promise<void> {
  // A browser lets a frame that cannot be seen rest.
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Drawn in/).first()).toBeVisible();
}

/** Opens a document in the studio as the demo's editor, and waits until the preview has drawn it. */
export async function open(page: Page, realm: string, kind: string, name: string): Promise<void> {
  await signedInToStudio(page, realm);
  await page.goto(studio(realm, kind, name));
  await expect(page.getByRole('heading', { level: 1, name: `${kind} ${name}` })).toBeVisible();
  await drawn(page);
}

/** Has the studio ask at once whether somebody else has saved. */
export const lookForOthers = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Replaces the whole text by pasting another. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await field(page).evaluate((node, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** What is wrong with the studio's own page, by axe; the frames show a realm's, which has tests of its own. */
export async function faultsOf(page: Page): Promise<unknown[]> {
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}

/**
 * A frame that is taken away may no longer remember where it was scrolled to, and the router in it says so. Nobody is
 * there any more to hear it but a test.
 */
export function passOverRemovedFrames({ heard }: Quiet): void {
  const others = heard.filter((line) => !line.includes('Failed to save scroll positions'));
  heard.splice(0, heard.length, ...others);
}
