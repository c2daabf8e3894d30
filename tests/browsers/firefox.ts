import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Candidate, usualLook } from './browser.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
  (file) => existsSync(file),
);

/** The distribution’s Firefox, driven by its built-in WebDriver BiDi. */
export const firefox: Candidate = {
  name: 'Firefox',
  missing: () => (program ? undefined : 'Firefox is not installed (Debian: firefox-esr)'),
  async start({ width, height } = usualLook) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program ?? '',
      headless: true,
      defaultViewport: { width, height },
      extraPrefsFirefox: { 'media.autoplay.default': 0, 'intl.accept_languages': 'en-US' },
    });
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text());
    });
    return {
      name: await browser.version(),
      open: async (url) => {
        await page.goto(url, { timeout: 120_000 });
      },
      read: (expression) => page.evaluate(expression),
      errors: async () => heard.splice(0),
      close: () => browser.close(),
    };
  },
};
