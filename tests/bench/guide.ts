import { chromium } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';

/**
 * Runs in the page: scrolls the guide through its channels and days. Returns the frame times in milliseconds and the
 * maximum number of elements.
 */
async function scrollAll(): Promise<{ frames: number[]; most: number }> {
  const grid = document.querySelector('[role="grid"]');
  const scroller = grid?.parentElement;
  if (!grid || !scroller) throw new Error('There is no guide on the page');
  const frames: number[] = [];
  let most = 0;
  const scroll = async (left: number, top: number, times: number) => {
    let last = performance.now();
    for (let time = 0; time < times; time += 1) {
      scroller.scrollBy(left, top);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (time % 25 === 0) most = Math.max(most, grid.querySelectorAll('*').length);
    }
  };
  // Scroll down to the last channel (on the third page of channels), forward through the days, and back.
  await scroll(0, 25, 300);
  await scroll(60, 0, 800);
  await scroll(-60, -10, 800);
  return { frames, most };
}

/** Scrolls the guide of 60 channels and seven days, at full speed and with a four times slower processor. */
export async function benchGuide(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const lines = [
    '| processor | frames | half within | 99 of 100 within | longest | over 50 ms | elements at most |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const rate of [1, 4]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://apex.localhost:${port}/epg`);
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const { frames, most } = await page.evaluate(scrollAll);
    const sorted = frames.toSorted((a, b) => a - b);
    const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
    const slow = frames.filter((frame) => frame > 50).length;
    lines.push(
      `| ${rate === 1 ? 'this' : '4 times slower'} | ${frames.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${slow} | ${most} |`,
    );
    await page.close();
  }
  await browser.close();
  return lines;
}
