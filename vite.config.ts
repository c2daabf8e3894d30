import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { generate } from './scripts/generate.ts';
import { alias, plugins } from './scripts/vite-parts.ts';

/** Types and validators made anew when a schema is edited while `npm run dev` runs. */
const schemas = (): Plugin => ({
  name: 'playbill-schemas',
  async hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.endsWith('.schema.json')) await generate();
  },
});

export default defineConfig(({ command }) => ({
  plugins: [schemas(), ...plugins()],
  resolve: { alias },
  build: { target: 'baseline-widely-available', manifest: true, sourcemap: false },
  // One file starts faster than a thousand; in development Node loads packages by itself.
  ssr: { noExternal: command === 'build' ? true : [] },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: { input: path.join(import.meta.dirname, 'src/app/entry-client.tsx') },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: path.join(import.meta.dirname, 'src/app/entry-server.tsx') },
      },
    },
    // Apart from the application: what viewers load never depends on what editors use.
    ...(command === 'build' && {
      studio: {
        consumer: 'client' as const,
        build: {
          outDir: 'dist/studio',
          rolldownOptions: { input: path.join(import.meta.dirname, 'src/studio/entry.tsx') },
        },
      },
    }),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
