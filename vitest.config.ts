import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node',
  // Vitest's module cache does not know the style files that Linaria makes: later runs would miss them.
  fsModuleCache: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

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
            'src/{app,services,screens,host}/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['src/realm/**/*.test.ts', 'tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});
