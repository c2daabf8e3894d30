import { at, expect, open, test } from './support.ts';
import type { Page } from '@playwright/test';

const sections = ['Events', 'Fights', 'Classics', 'Series'];

/** Goes to a section by the menu, and back. */
async function change(page: Page, turn: number): Promise<void> {
  const name = sections[turn % sections.length] ?? '';
  await page.getByRole('banner').first().getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(/section/);
  await page.goBack();
  await page.waitForURL(at('apex'));
  await page.locator('[data-bucket]').first().waitFor();
}

test('a tab holds as many nodes after eight changes of the page as after three', async ({ page }) => {
  test.slow();
  await open(page, at('apex'));
  const session = await page.context().newCDPSession(page);
  /** How many nodes the tab holds beside those of the page it shows, which has more rows on one look than on another. */
  const left = async () => {
    // What has just been let go may need a second round.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const shown = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document);
      let count = 1;
      while (nodes.nextNode()) count += 1;
      return count;
    });
    return (await session.send('Memory.getDOMCounters')).nodes - shown;
  };
  for (let turn = 0; turn < 3; turn += 1) await change(page, turn);
  await page.waitForLoadState('networkidle');
  const before = await left();
  for (let turn = 0; turn < 5; turn += 1) await change(page, turn);
  // A page that was left has some 2,000; what the last change leaves for the next is within this.
  await expect.poll(async () => (await left()) - before).toBeLessThan(300);
});
