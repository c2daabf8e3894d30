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

test('going to and fro leaves nothing behind: a tab holds as many nodes after sixteen changes as after four', async ({
  page,
}) => {
  test.slow();
  await open(page, at('apex'));
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    await page.waitForLoadState('networkidle');
    // What has just been let go may need a second round.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  for (let turn = 0; turn < 4; turn += 1) await change(page, turn);
  const before = await held();
  for (let turn = 0; turn < 12; turn += 1) await change(page, turn);
  // A page that was left has some 2,000; what the last change leaves for the next is within this.
  expect((await held()) - before).toBeLessThan(300);
});
