import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, installedBrowser } from '../../../scripts/browser.ts';
import { alias, plugins } from '../../../scripts/vite-parts.ts';

// Settings of unit tests and stories for the areas of `mutation.ts`. The root `vitest.config.ts` is not used: it needs
// the whole generator by way of vite.config.ts, and every mutant would start all its projects.
const { PLAYBILL_MUTATION_TESTS = '', PLAYBILL_STORIES } = process.env;
const limits = { testTimeout: 120_000, hookTimeout: 120_000 } as const;

const unit = {
  plugins: plugins(),
  resolve: { alias },
  test: {
    name: 'unit',
    environment: 'node',
    include: PLAYBILL_MUTATION_TESTS.split(' '),
    isolate: false,
    fsModuleCache: false,
    ...limits,
  },
} as const;

/** The stories in PLAYBILL_STORIES (.storybook/main.ts). */
const stories = {
  plugins: [...plugins(), storybookTest({ configDir: '.storybook' })],
  resolve: { alias },
  // In the copied checkout `node_modules` is a link to the original’s, outside the served root.
  server: { fs: { strict: false } },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      '@preact/signals-react/runtime',
      'intl-messageformat',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser(), args: browserArgs },
      }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
    ...limits,
  },
};

export default defineConfig({
  test: { projects: PLAYBILL_STORIES === undefined ? [unit] : [unit, stories] },
});
