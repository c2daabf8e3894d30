import path from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type Plugin } from 'vite';
import { generate } from './scripts/generate.ts';

/** Types and validators made anew when a schema is edited while `npm run dev` runs. */
const schemas = (): Plugin => ({
  name: 'playbill-schemas',
  async hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.endsWith('.schema.json')) await generate();
  },
});

export default defineConfig(({ command }) => ({
  plugins: [
    schemas(),
    wyw({ include: ['{renderers,blocks,src}/**/*.{ts,tsx}', '**/*.stories.tsx'], prefixer: false, ssrDevCss: true }),
    react(),
  ],
  resolve: {
    alias: [
      // Labels come ready parsed from the server: the parser stays out of the bundle.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  build: { target: 'baseline-widely-available', manifest: true, sourcemap: false },
  // One file starts faster than a thousand; in development Node loads packages by itself.
  ssr: { noExternal: command === 'build' ? true : [] },
  environments: {
    client: { build: { outDir: 'dist/client', rolldownOptions: { input: path.join(import.meta.dirname, 'src/app/entry-client.tsx') } } },
    ssr: { build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: path.join(import.meta.dirname, 'src/app/entry-server.tsx') } } },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
