import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: ['{schemas,renderers,blocks,src,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,integration}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          // Vitest's module cache does not know the style files that Linaria makes: later runs would miss them.
          fsModuleCache: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
