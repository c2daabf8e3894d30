import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { alias, plugins } from '../../scripts/vite-parts.ts';

const root = path.join(import.meta.dirname, '../..');
const validators = 'schemas/generated/validators';

/** The kinds on a home page. */
const kinds = ['hero', 'bucket', 'cardList', 'textBlock'];

/** The renderer's own code by what it does. A part counts what the parts above it have not brought. */
const parts: Record<string, string[]> = {
  registry: ['renderers/registry/registry.ts'],
  'checks and their issues': ['schemas/issue.ts', 'schemas/validate.ts', 'schemas/version.ts', 'schemas/limits.ts'],
  'validators of page and element': ['page', 'element'].map((name) => `${validators}/definitions/${name}.js`),
  'parse: each element by itself, with fallbacks': ['schemas/parse-page.ts', 'renderers/page/parse.ts'],
  'isolation: boundary, Suspense, report': ['renderers/page/element-view.tsx', 'renderers/page/report-once.ts'],
  'page: zones, tabs, places': ['renderers/page/page-view.tsx'],
  ...Object.fromEntries(kinds.map((kind) => [`validator of ${kind}`, [`${validators}/blocks/${kind}.js`]])),
};

/** An entry that gives out these modules. */
const entryOf = (files: string[]): Plugin => ({
  name: 'playbill-bench-entry',
  resolveId: (id) => (id === 'virtual:entry' ? '\0entry' : undefined),
  load: (id) =>
    id === '\0entry'
      ? files.map((file, index) => `export * as m${index} from ${JSON.stringify(path.join(root, file))};`).join('\n')
      : undefined,
});

/** Bytes of these modules and all of ours that they import, minified, in one gzip stream. Packages stay outside. */
async function bytesOf(files: string[]): Promise<number> {
  const result = (await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [entryOf(files), ...plugins()],
    resolve: { alias },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: /^(?:react|@preact|swr)(?:\/|$|-)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((chunk) => chunk.type === 'chunk');
  return gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(2);

/** The renderer's own code for a home page: registry, isolation, parse and the validators of the kinds on it. */
export async function benchRendererBytes(): Promise<string[]> {
  const lines = ['| the renderer’s own code for the home page | gzip kB |', '|---|---|'];
  const before: string[] = [];
  let sum = 0;
  for (const [part, files] of Object.entries(parts)) {
    before.push(...files);
    const total = await bytesOf(before);
    lines.push(`| ${part} | ${kB(total - sum)} |`);
    sum = total;
  }
  return [...lines, `| all | ${kB(sum)} |`];
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  console.log((await benchRendererBytes()).join('\n'));
}
