import { defineConfig } from '@playwright/test';
import { browserArgs, installedBrowser } from './scripts/browser.ts';

const port = Number(process.env['PLAYBILL_TEST_PORT'] ?? 4300);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Emptied at each start: what other runners report lies beside it.
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // CI alone retries a failed journey once and lists it as flaky (CONTRIBUTING.md).
  retries: Number(process.env['PLAYBILL_BROWSER_TEST_RETRIES'] ?? 0),
  // Limits are for what hangs: a machine with other work on it is slow without a fault.
  timeout: 180_000,
  expect: { timeout: 45_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://apex.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    launchOptions: { executablePath: installedBrowser(), args: browserArgs },
    // A journey that moves nothing itself need not wait for what moves, nor decode the hero's film.
    contextOptions: { reducedMotion: 'reduce' },
    // A page that never comes is told as that, not as what was looked for on it.
    navigationTimeout: 60_000,
    // Answers must be those of the server; the journeys of the service worker let it in.
    serviceWorkers: 'block',
    // A trace costs as much as a third of a journey: `npx playwright test --trace retain-on-failure` writes one for each.
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
      // Nobody looks at how small a picture is: WebP takes a third of the time.
      PLAYBILL_AVIF: 'off',
      // All journeys come from one address.
      PLAYBILL_BUDGET_FACTOR: '100',
      // A journey puts a front end of its own before this server.
      PLAYBILL_TRUST_PROXY: '1',
      ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
    },
  },
});
