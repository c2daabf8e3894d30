import { defineConfig } from '@playwright/test';
import { browserArgs, installedBrowser } from './scripts/browser.ts';

const port = Number(process.env['PLAYBILL_TEST_PORT'] ?? 4300);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Emptied at each start; other runners write their reports beside it.
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // Only CI retries a failed test once and lists it as flaky (CONTRIBUTING.md).
  retries: Number(process.env['PLAYBILL_BROWSER_TEST_RETRIES'] ?? 0),
  // Timeouts only catch hangs: a busy machine is slow without a fault.
  timeout: 180_000,
  expect: { timeout: 45_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://apex.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    launchOptions: { executablePath: installedBrowser(), args: browserArgs },
    // Tests that need no animations neither wait for them nor decode the hero’s film.
    contextOptions: { reducedMotion: 'reduce' },
    // A page that never loads fails as a navigation timeout instead of as a missing element.
    navigationTimeout: 60_000,
    // Responses must come from the server; service worker tests allow the worker themselves.
    serviceWorkers: 'block',
    // A trace costs a third of a test’s time: `npx playwright test --trace retain-on-failure` writes one for each
    // failure.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tests/e2e/journey-server.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      PLAYBILL_DATA: process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e',
      LOG_LEVEL: 'warn',
      // No test needs the smallest pictures, and WebP takes a third of the time.
      PLAYBILL_AVIF: 'off',
      // All tests share one IP address, so raise the rate limits.
      PLAYBILL_RATE_LIMIT_FACTOR: '100',
      // A test runs a separate front end as a proxy to this server.
      PLAYBILL_TRUST_PROXY: '1',
      // A test buys in the currency of another country.
      PLAYBILL_COUNTRY_HEADER: 'x-country',
      ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
    },
  },
});
