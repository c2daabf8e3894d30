import { chromium, type Page } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';

const TURNS = 12;

/** The 75th percentile. */
const p75 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.75)] ?? Number.NaN;

/** Runs in the page: records each interaction’s time to the next paint (Event Timing, `interactionId`). */
export const observe = () => {
  const longest = new Map<number, number>();
  Object.assign(window, { interactions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * The interactions recorded since the last call. Those below the 16 ms threshold are not reported and count as 16 ms.
 */
export const taken = (page: Page, turns: number) =>
  page.evaluate(async (count) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { interactions } = window as unknown as { interactions: Map<number, number> };
    const values = [...interactions.values()];
    interactions.clear();
    return [...values, ...Array.from({ length: Math.max(0, count - values.length) }, () => 16)];
  }, turns);

/** The longest frame in milliseconds within 700 ms after the pointer enters a card, for each of several cards. */
async function hovers(page: Page): Promise<number[]> {
  const times: number[] = [];
  const cards = page.locator('[data-bucket="new-fights"] a[data-card]');
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.move(5, 5);
    await page.locator('[data-hover-panel]').waitFor({ state: 'hidden' });
    const longest = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last = 0;
          let until = Number.POSITIVE_INFINITY;
          let previous = performance.now();
          addEventListener('pointerover', () => (until = performance.now() + 700), { once: true, capture: true });
          const look = (now: number) => {
            last = Math.max(last, now - previous);
            previous = now;
            if (now > until) resolve(last);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    await cards.nth(turn % 3).hover();
    times.push(await longest);
  }
  return times;
}

/** Milliseconds that the pointer must rest on a card before its panel opens, as specified. */
const REST = 100;

/** Time from the pointer’s first entry into a card until its panel shows, minus the specified rest. */
async function firstHover(page: Page): Promise<number> {
  const shown = page.evaluate(
    (rest) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerover',
          () => {
            const begun = performance.now();
            new MutationObserver((_changes, observer) => {
              if (!document.querySelector('[data-hover-panel]')) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - begun - rest));
            }).observe(document.body, { childList: true, subtree: true });
          },
          { once: true, capture: true },
        );
      }),
    REST,
  );
  await page.locator('[data-bucket="new-fights"] a[data-card]').first().hover();
  return shown;
}

/** Interaction to next paint of the most common interactions, with a four times slower processor. */
export async function benchInteractions(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(observe);
  const to = async (path: string) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`http://apex.localhost:${port}${path}`, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };
  const found: [string, number[]][] = [];

  await to('/section/showcase');
  for (let turn = 0; turn < TURNS; turn += 1)
    await page
      .getByRole('tab')
      .nth(turn % 2 === 0 ? 1 : 0)
      .click();
  found.push(['a tab is changed', await taken(page, TURNS)]);

  await to('/');
  const row = page.locator('[data-bucket="new-fights"]');
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ways = row.getByRole('button', { name: turn % 2 === 0 ? /^Next/ : /^Previous/ });
    await ways.click();
  }
  found.push(['a carousel is turned', await taken(page, TURNS)]);
  for (let turn = 0; turn < TURNS / 2; turn += 1) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
  }
  found.push(['the menu is opened and closed', await taken(page, TURNS)]);
  await to('/');
  await row.scrollIntoViewIfNeeded();
  found.push(['the longest frame while a card’s panel opens', await hovers(page)]);
  const first: number[] = [];
  for (let turn = 0; turn < TURNS / 2; turn += 1) {
    await page.mouse.move(5, 5);
    await to('/');
    await row.scrollIntoViewIfNeeded();
    first.push(await firstHover(page));
  }
  found.push(['the first card that is pointed at, until its panel is there', first]);
  await browser.close();
  return [
    '| processor 4 times slower | p75 ms | longest ms |',
    '|---|---|---|',
    ...found.map(
      ([what, times]) => `| ${what} (${times.length}) | ${p75(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
    ),
  ];
}
