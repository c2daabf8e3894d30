import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { alias, plugins } from '../../scripts/vite-parts.ts';

const root = path.join(import.meta.dirname, '../..');
const guards = 'schemas/generated/guards';

/** The block kinds on a home page. */
const kinds = ['hero', 'bucket', 'cardList', 'textBlock'];

/** Modules with the exports that the application uses; other exports are removed by tree shaking. */
type Taken = Record<string, string>;

/**
 * The renderer’s own modules by purpose. The size of each entry excludes what earlier entries have already included.
 */
const parts: Record<string, Taken> = {
  registry: { 'renderers/registry/registry.ts': 'createRegistry' },
  'guards of page and element': Object.fromEntries(
    ['page', 'element'].map((name) => [`${guards}/definitions/${name}.js`, 'validate']),
  ),
  'parse: each element by itself, with fallbacks': {
    'renderers/page/parse.ts': 'kindsOf, parseWith',
    'schemas/issue.ts': 'errorAt',
  },
  'isolation: boundary, Suspense, gate, report': {
    'renderers/page/element-view.tsx': 'ElementView',
    'renderers/page/report-once.ts': 'useReportOnce',
  },
  'page: zones, tabs, places': { 'renderers/page/page-view.tsx': 'PageView' },
  ...Object.fromEntries(kinds.map((kind) => [`guard of ${kind}`, { [`${guards}/blocks/${kind}.js`]: 'validate' }])),
};

/** A plugin with a virtual entry module that re-exports the given exports. */
const entryOf = (taken: Taken[]): Plugin => ({
  name: 'playbill-bench-entry',
  resolveId: (id) => (id === 'virtual:entry' ? '\0entry' : undefined),
  load: (id) =>
    id === '\0entry'
      ? taken
          .flatMap((modules) => Object.entries(modules))
          .map(([file, names], index) => {
            const aliased = names.split(', ').map((name) => `${name} as ${name}${index}`);
            return `export { ${aliased.join(', ')} } from ${JSON.stringify(path.join(root, file))};`;
          })
          .join('\n')
      : undefined,
});

/** The entry chunks and all chunks that they import statically. */
function atOnce(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const open = chunks.filter(({ isEntry }) => isEntry);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return [...found];
}

/** Gzip bytes of these modules and of all our modules that they import statically, minified. Packages are excluded. */
async function bytesOf(taken: Taken[]): Promise<number> {
  const result = (await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [entryOf(taken), ...plugins()],
    resolve: { alias },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        // Excludes lazily loaded code, and with it Vite’s preload helper.
        external: /^(?:react|@preact|swr)(?:\/|$|-)|\/explain\.ts$/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = atOnce(result.output.filter((chunk) => chunk.type === 'chunk'));
  return gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(2);

/** Measures the renderer’s own code for a home page: registry, isolation, parsing and the validators of its blocks. */
export async function benchRendererBytes(): Promise<string[]> {
  const lines = ['| the renderer’s own code for the home page | gzip kB |', '|---|---|'];
  const before: Taken[] = [];
  let sum = 0;
  for (const [part, taken] of Object.entries(parts)) {
    before.push(taken);
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
