import { defineConfig } from 'vitest/config';
import { alias, plugins } from '../../scripts/vite-parts.ts';

// The unit tests' settings, for the tests that `mutation.ts` names. Not `vitest.config.ts` at the root: the vite.config.ts
// behind it needs the whole generator, and its other projects a browser and a database, which every mutant would start.
export default defineConfig({
  plugins: plugins(),
  resolve: { alias },
  test: {
    environment: 'node',
    include: (process.env['PLAYBILL_MUTATION_TESTS'] ?? '').split(' '),
    isolate: false,
    fsModuleCache: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
