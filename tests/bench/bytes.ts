import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { type BuildManifest, readManifest } from '../../scripts/block-bytes.ts';

const root = path.join(import.meta.dirname, '../..');

/** Modules that every page loads initially, before any lazy import. */
const shell = ['src/app/entry-client.tsx', 'blocks/menus/top-left/index.ts'];
/** Modules that a home page with these blocks loads initially. */
const homeModules = [
  ...shell,
  'src/app/routes/page/route.tsx',
  ...['hero', 'bucket', 'cardList', 'textBlock'].map((kind) => `blocks/${kind}/index.ts`),
];
/** Modules that the sign-in page (by password, mailed link or passkey) loads initially. */
const signInModules = [
  'src/app/routes/sign-in/route.tsx',
  'src/app/routes/sign-in/form.ts',
  'src/app/forms/preload-drawn.ts',
  ...['email', 'password'].map((type) => `blocks/fields/${type}/index.ts`),
];

function filesOf(manifest: BuildManifest, modules: readonly string[]): { code: string[]; styles: string[] } {
  const code = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || code.has(chunk.file)) return;
    code.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  for (const module of modules) walk(module);
  return { code: [...code], styles: [...styles] };
}

const client = path.join(root, 'dist/client');
const gzipOf = (files: readonly string[]): number =>
  files
    .map((file) => gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length)
    .reduce((total, bytes) => total + bytes, 0);

/** Gzip bytes of all scripts that the home page loads initially. */
export const homeBytes = (): number => gzipOf(filesOf(readManifest(client), homeModules).code);

function bytesBeyondShell(modules: readonly string[]): number {
  const manifest = readManifest(client);
  const everywhere = new Set(filesOf(manifest, shell).code);
  return gzipOf(filesOf(manifest, modules).code.filter((file) => !everywhere.has(file)));
}

/** Gzip bytes of the scripts that the sign-in page loads initially in addition to those of every page. */
export const signInBytes = (): number => bytesBeyondShell(signInModules);

/** Gzip bytes of the scripts that the checkout loads initially in addition to those of every page. */
export const checkoutBytes = (): number => bytesBeyondShell(['src/app/routes/checkout/route.tsx']);

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function sizeLine(title: string, files: string[]): string {
  const sizes = files.map((file) => readFileSync(path.join(root, 'dist/client', file)));
  const sum = (compress: (bytes: Buffer) => Buffer) =>
    sizes.reduce((total, bytes) => total + compress(bytes).length, 0);
  return `| ${title} | ${files.length} | ${kB(sum((bytes) => bytes))} | ${kB(sum((bytes) => gzipSync(bytes, { level: 9 })))} | ${kB(sum(brotliCompressSync))} |`;
}

/** Name of the npm package that contains a module; `Playbill` for the product’s own modules. */
const packageOf = (module: string): string => {
  const [, after] = module.split(/.*node_modules\//);
  if (after === undefined) return 'Playbill';
  return after
    .split('/')
    .slice(0, after.startsWith('@') ? 2 : 1)
    .join('/');
};

/** Gzip kilobytes of each package in the home page’s code, from an extra build that writes no files. */
async function byPackage(code: string[]): Promise<string[]> {
  const builder = await createBuilder({ root, logLevel: 'silent', build: { write: false } });
  const { client } = builder.environments;
  if (!client) throw new Error('The build has no part for browsers');
  const result = (await builder.build(client)) as Rolldown.RolldownOutput;
  const files = new Set(code);
  const sizes = new Map<string, number>();
  for (const chunk of result.output)
    if (chunk.type === 'chunk' && files.has(chunk.fileName)) {
      const rendered = Object.values(chunk.modules).reduce((total, { renderedLength }) => total + renderedLength, 0);
      const factor = gzipSync(chunk.code, { level: 9 }).length / Math.max(1, rendered);
      for (const [module, { renderedLength }] of Object.entries(chunk.modules))
        sizes.set(packageOf(module), (sizes.get(packageOf(module)) ?? 0) + renderedLength * factor);
    }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .filter(([, bytes]) => bytes > 300)
    .map(([name, bytes]) => `| ${name} | ${kB(bytes)} |`);
}

/** Sizes of the scripts and style sheets that the home page loads initially. */
export async function benchBytes(): Promise<string[]> {
  const { code, styles } = filesOf(readManifest(client), homeModules);
  return [
    '| home page | files | kB | gzip kB | brotli kB |',
    '|---|---|---|---|---|',
    sizeLine('JavaScript', code),
    sizeLine('CSS', styles),
    '',
    '| package | its share of the gzip kB |',
    '|---|---|',
    ...(await byPackage(code)),
  ];
}
