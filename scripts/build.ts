import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { versionOfKind } from '../schemas/migrations/migrate.ts';
import { currentVersion } from '../schemas/version.ts';
import { budgets, usual } from '../blocks/budgets.ts';
import type { BlockKind } from '../schemas/generated/types.ts';
import { buildName } from '../src/web/pages/build-name.ts';
import { blockBytes, readManifest } from './block-bytes.ts';
import { areValidatorsFresh, generateIfStale } from './generate/generate-if-stale.ts';
import { keepBuild } from './keep-build.ts';

const root = path.join(import.meta.dirname, '..');
/** Placeholder in the service worker's source, which is replaced by the build's name. */
const unnamed = 'playbill:build';
const stampFile = path.join(root, 'dist/stamp');

/** All files that the build depends on. */
const inputs = [
  '{schemas,renderers,blocks}/**/*',
  'src/{app,services,screens,embed,studio}/**/*',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/{build,vite-parts}.ts',
  'src/web/pages/build-name.ts',
];

function stampOf(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Writes compressed copies of the assets, so that the server need not compress at request time. */
function precompress(): void {
  for (const file of globSync('dist/{client,studio}/assets/*.{js,css}', { cwd: root })) {
    const bytes = readFileSync(path.join(root, file));
    writeFileSync(path.join(root, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    writeFileSync(
      path.join(root, `${file}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

/** Writes capabilities.json: the kinds of elements that this build can render, with their size and budget. */
function publishCapabilities(): void {
  const client = path.join(root, 'dist/client');
  const bytes = blockBytes(readManifest(client), client);
  const blocks = Object.fromEntries(
    Object.entries(bytes).map(([kind, size]) => [
      kind,
      { version: versionOfKind(kind), bytes: size, budget: budgets[kind as BlockKind] ?? usual },
    ]),
  );
  writeFileSync(path.join(client, 'capabilities.json'), JSON.stringify({ version: currentVersion, blocks }));
}

/** Copies the service worker into the folder of its assets, under a name that is unique to the build. */
function publishWorker(): void {
  const name = buildName(readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
  const source = readFileSync(path.join(root, 'dist/worker/sw.js'), 'utf8');
  if (!source.includes(unnamed)) throw new Error(`The service worker does not hold ${unnamed}`);
  writeFileSync(path.join(root, 'dist/client/sw.js'), source.replaceAll(unnamed, name));
}

/** Copies the script for browsers that are older than the supported ones to the client's files. */
const publishPlain = (): void =>
  copyFileSync(path.join(root, 'dist/plain/plain.js'), path.join(root, 'dist/client/plain.js'));

/** Copies the embed client for partners' pages and its type declarations to the client's files. */
function publishEmbedClient(): void {
  const folder = path.join(root, 'dist/client/embed');
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(root, 'dist/embed/client.js'), path.join(folder, 'client.js'));
  const types = readFileSync(path.join(root, 'src/embed/client/types.ts'), 'utf8');
  writeFileSync(path.join(folder, 'client.d.ts'), `${types}\nexport declare const connect: Connect;\n`);
}

const isBuiltOf = (stamp: string): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** Builds the application if any input has changed. Returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  // The validators must exist before the build, because the built code imports them.
  await generateIfStale();
  const stamp = stampOf();
  if (isBuiltOf(stamp)) return false;
  keepBuild(path.join(root, 'dist'));
  process.env['NODE_ENV'] = 'production';
  // Vite is imported only when a build is needed, because loading it takes longer than finding that none is.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn', build: { chunkSizeWarningLimit: 1000 } });
  await builder.buildApp();
  precompress();
  publishCapabilities();
  publishWorker();
  publishPlain();
  publishEmbedClient();
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Like `buildIfStale`, but in a child process: a build takes some 900 MB of memory, which a long-running process would
 * keep. Termination signals are passed on to the child.
 */
export async function buildApartIfStale(): Promise<boolean> {
  if (areValidatorsFresh() && isBuiltOf(stampOf())) return false;
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => child.kill();
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, end);
  // The child process has already logged the error.
  if (code !== 0) process.exit(1);
  return true;
}

if (import.meta.main) console.log((await buildIfStale()) ? 'Built.' : 'The build is up to date.');
