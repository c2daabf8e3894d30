import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, installedBrowser } from './scripts/browser.ts';
import { generateIfStale } from './scripts/generate/generate-if-stale.ts';

const browser = () =>
  playwright({
    launchOptions: { executablePath: installedBrowser(), args: browserArgs },
  });

// Timeouts only catch hangs: a busy machine is slow without a fault.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } } as const;

const node = {
  environment: 'node',
  // Vitest’s module cache does not know the style files that Linaria generates, so later runs would miss them.
  fsModuleCache: false,
  // Test files of a worker share modules, because loading them for each file takes a third of the time. A test that
  // needs a fresh module imports it itself.
  isolate: false,
  ...limits,
} as const;

// Before the projects start in parallel, each of which would generate the files.
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
            'src/{app,demo,services,screens,embed,studio,web}/**/*.test.{ts,tsx}',
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
          // Before any test file: a worker that has hashed at the normal cost could not read the cheap hashes that it
          // creates later.
          setupFiles: ['tests/support/cheap-hashes.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Listed explicitly: a dependency that Vite discovers late restarts it in the middle of a test.
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
          // Story files of a worker share a page and its modules, because loading them for each file takes a third of
          // the time.
          isolate: false,
          ...limits,
          // Only CI retries a failed story once and lists it as flaky (CONTRIBUTING.md).
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
