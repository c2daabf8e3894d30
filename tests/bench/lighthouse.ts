import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserArgs } from '../../scripts/browser.ts';
import { FREE_VIDEO } from './first-frame.ts';

const root = path.join(import.meta.dirname, '../..');

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

function run(url: string, preset: 'mobile' | 'desktop', chrome: string): Report | undefined {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const { status } = spawnSync(
    path.join(import.meta.dirname, 'peers/node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chrome } },
  );
  if (status !== 0) {
    console.error(`Lighthouse failed on ${url}`);
    return undefined;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const pages = [
  ['apex', '/', 'mobile'],
  ['apex', '/', 'desktop'],
  ['lumen', '/', 'mobile'],
  ['apex', '/series/2007', 'mobile'],
  ['apex', '/grid', 'mobile'],
  ['apex', '/login', 'mobile'],
  ['apex', FREE_VIDEO, 'mobile'],
] as const;

/** The performance score of a run; a failed run counts as the worst. */
const performanceOf = (report: Report | undefined) => report?.categories['performance']?.score ?? 0;

/** The table row of the run with the median performance score. */
function row(name: string, preset: string, reports: readonly (Report | undefined)[]): string {
  const report = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(reports.length / 2)];
  const score = (category: string) => Math.round((report?.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
  return `| ${name} | ${preset} | ${['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' | ')} | ${(value('largest-contentful-paint') / 1000).toFixed(1)} | ${Math.round(value('total-blocking-time'))} | ${value('cumulative-layout-shift').toFixed(3)} |`;
}

const head = [
  '| page | device | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |',
  '|---|---|---|---|---|---|---|---|---|',
];

/**
 * Runs Lighthouse three times each on home, series, grid, sign-in and a playing film; reports the run with the median
 * performance score.
 */
export function benchLighthouse(port: number, chrome: string): string[] {
  const rows = pages.map(([realm, page, preset]) => {
    const url = `http://${realm}.localhost:${port}${page}`;
    return row(`${realm} ${page}`, preset, [
      run(url, preset, chrome),
      run(url, preset, chrome),
      run(url, preset, chrome),
    ]);
  });
  return [...head, ...rows];
}

/** Number of runs per server; the servers alternate. */
const TURNS = 5;

/** Runs a page on an emulated phone on several servers in turn, so that disturbances affect all of them. */
function compare(page: string, ports: readonly number[], chrome: string): string[] {
  const reports = new Map<number, (Report | undefined)[]>(ports.map((port) => [port, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const port of ports) reports.get(port)?.push(run(`http://apex.localhost:${port}${page}`, 'mobile', chrome));
  return [...head, ...[...reports].map(([port, all]) => row(`port ${port} ${page}`, 'mobile', all))];
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { page: { type: 'string' } }, allowPositionals: true });
  const ports = positionals.map(Number);
  if (ports.length === 0) throw new Error('Which ports? node tests/bench/lighthouse.ts 4331 4332 --page /login');
  console.log(compare(values.page ?? FREE_VIDEO, ports, process.env['CHROME_PATH'] ?? '/usr/bin/chromium').join('\n'));
}
