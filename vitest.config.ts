import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, installedBrowser } from './scripts/browser.ts';
import { generateIfStale } from './scripts/generate/generate-if-stale.ts';

const browser = () =>
  playwright({
    launchOptions: { executablePath: installedBrowser(), args: browserArgs },
  });

// Limits are for what hangs: a machine with other work on it is slow without a fault.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } } as const;

const node = {
  environment: 'node',
  // Vitest's module cache does not know the style files that Linaria makes: later runs would miss them.
  fsModuleCache: false,
  // Files of a worker share their modules: to load them anew for each takes a third of the time. A test that needs one
  // as it is at first loads it itself.
  isolate: false,
  ...limits,
} as const;

// Before the projects are set up side by side, each of which would make them.
await generateIfStale();

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...node,
          name: 'unit',
          include: [
            '{schemas,renderers,blocks,scripts}/**/*.test.{ts,tsx}',
            'src/{app,services,screens,embed,studio,web}/**/*.test.{ts,tsx}',
            'tests/{contract,support}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          // Before any test file: a worker that had hashed at the usual cost could not read the hashes that it makes later.
          setupFiles: ['tests/support/cheap-hashes.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Named, because a dependency that is found late makes Vite start over in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@preact/signals-react',
            '@preact/signals-react/runtime',
            'intl-messageformat',
            'swr',
            'swr/infinite',
            'codemirror',
            '@codemirror/autocomplete',
            '@codemirror/commands',
            '@codemirror/lang-json',
            '@codemirror/language',
            '@codemirror/lint',
            '@codemirror/merge',
            '@codemirror/state',
            '@codemirror/view',
            '@lezer/highlight',
            'jsonc-parser',
            'uqr',
            'vscode-json-languageservice',
          ],
        },
        test: {
          name: 'stories',
          // Files of a worker share a page with its modules: to load them anew for each takes a third of the time.
          isolate: false,
          ...limits,
          // CI alone retries a failed story once and lists it as flaky (CONTRIBUTING.md).
          retry: Number(process.env['PLAYBILL_BROWSER_TEST_RETRIES'] ?? 0),
          browser: {
            enabled: true,
            headless: true,
            provider: browser(),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
