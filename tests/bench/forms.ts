import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { browserArgs } from '../../scripts/browser.ts';
import { alias, plugins } from '../../scripts/vite-parts.ts';
import { median, p95 } from './measure.ts';

/** Milliseconds per mount of one candidate, and per keystroke of each mount (`forms-entry.tsx`). */
interface Times {
  mount: number[];
  key: number[][];
}

/**
 * The function `measure` of `forms-entry.tsx`. Its type is written here, because importing it would need the packages
 * of `peers`.
 */
type Measure = (
  count: number,
  rounds: number,
  keys: number,
) => Promise<Record<'ours' | 'plain' | 'again' | 'rjsf', Times>>;

const root = path.join(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/bench-forms');

const parts = { root, logLevel: 'silent', configFile: false, plugins: plugins(), resolve: { alias } } as const;

/** Builds the benchmark’s forms with the product’s plugins. */
async function buildForms(): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await build({
    ...parts,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'tests/bench/forms-entry.tsx'),
        output: { entryFileNames: 'forms.js', assetFileNames: 'forms[extname]' },
      },
    },
  });
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
const page =
  '<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/forms.css"><script type="module" src="/forms.js"></script>';

/** Serves the build cross-origin isolated, because only then is the browser’s clock precise enough. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : path.basename(request.url ?? '');
    response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.end(name === 'index.html' ? page : readFileSync(path.join(outDir, name)));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const ms = (value: number) => value.toFixed(2);

/** Median of the per-round ratios of two candidates. */
const ratio = (one: number[], other: number[]) => median(one.map((time, round) => time / (other[round] ?? Number.NaN)));

function row(count: number, name: string, times: Times, plain: Times): string {
  const keys = times.key.flat();
  const figures = [
    `${ms(median(times.mount))} / ${ms(p95(times.mount))}`,
    ratio(times.mount, plain.mount).toFixed(2),
    `${ms(median(keys))} / ${ms(p95(keys))}`,
    ratio(times.key.map(median), plain.key.map(median)).toFixed(2),
  ];
  return `| ${count} | ${name} | ${figures.join(' | ')} |`;
}

const titles: Record<string, string> = {
  ours: 'our form',
  plain: 'plain React, state in the field',
  again: 'the same once more (noise)',
  rjsf: '@rjsf/core with ajv8',
};

async function inBrowser(executablePath: string): Promise<string[]> {
  await buildForms();
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await tab.waitForFunction(() => 'measure' in globalThis);
    const lines: string[] = [];
    for (const [count, rounds] of [
      [12, 25],
      [100, 15],
    ] as const) {
      const times = await tab.evaluate(
        ([fields, times]) => (globalThis as unknown as { measure: Measure }).measure(fields, times, 20),
        [count, rounds] as const,
      );
      for (const [name, of] of Object.entries(times)) lines.push(row(count, titles[name] ?? name, of, times.plain));
    }
    return lines;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Gzip kilobytes of a form of text fields, without modules that match `outside`. */
async function bytes(outside: RegExp): Promise<string> {
  const result = (await build({
    ...parts,
    build: {
      write: false,
      lib: { entry: path.join(root, 'tests/bench/forms-bytes-entry.ts'), formats: ['es'] },
      minify: true,
      rolldownOptions: { external: (id) => outside.test(id) },
    },
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [output] = [result].flat();
  // The entry chunk loads with the form; lazy chunks such as the pattern engine do not count.
  const entry = output?.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  return entry?.type === 'chunk' ? (gzipSync(entry.code, { level: 9 }).length / 1000).toFixed(1) : '?';
}

/**
 * Compares a form with plain React and a peer library by mount and keystroke time, and measures the form’s own code.
 */
export async function benchForms(executablePath: string): Promise<string[]> {
  return [
    '| fields | form | mount, median / p95 ms | ÷ plain | key, median / p95 ms | ÷ plain |',
    '|---|---|---|---|---|---|',
    ...(await inBrowser(executablePath)),
    '',
    `The form’s own code with its text field, beyond React, signals, words and validators: ${await bytes(/^react|^@preact|^swr|generated\/validators/)} kB gzip; with the validators of a form and of the field ${await bytes(/^react|^@preact|^swr/)} kB; with signals too ${await bytes(/^react|^swr/)} kB.`,
  ];
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  const { findBrowser } = await import('../../scripts/browser.ts');
  console.log((await benchForms((await findBrowser()).path)).join('\n'));
}
