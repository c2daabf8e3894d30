import { chromium as playwright } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/browser.ts';
import { type Candidate, usualLook } from './browser.ts';

/** The Chromium of the end-to-end tests, driven by Playwright. */
export const chromium: Candidate = {
  name: 'Chromium',
  missing: () => undefined,
  async start({ width, height } = usualLook) {
    const { path } = await findBrowser();
    const browser = await playwright.launch({ executablePath: path, args: browserArgs });
    const page = await browser.newPage({ viewport: { width, height } });
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text());
    });
    return {
      name: `Chromium ${browser.version()}`,
      open: async (url) => void (await page.goto(url, { timeout: 120_000 })),
      read: (expression) => page.evaluate(expression),
      errors: async () => heard.splice(0),
      close: () => browser.close(),
    };
  },
};
