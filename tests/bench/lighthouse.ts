import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserArgs } from '../../scripts/browser.ts';

const root = path.join(import.meta.dirname, '../..');

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

function run(url: string, preset: 'mobile' | 'desktop', chrome: string): Report | undefined {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/lighthouse'),
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
] as const;

/** Lighthouse on home, series and grid; the middle of three runs by performance. A run that fails counts as the worst. */
export function benchLighthouse(port: number, chrome: string): string[] {
  const lines = [
    '| page | device | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  for (const [realm, page, preset] of pages) {
    const url = `http://${realm}.localhost:${port}${page}`;
    const reports = [run(url, preset, chrome), run(url, preset, chrome), run(url, preset, chrome)];
    const performance = (report: Report | undefined) => report?.categories['performance']?.score ?? 0;
    const report = reports.toSorted((a, b) => performance(a) - performance(b))[1];
    const score = (name: string) => Math.round((report?.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => report?.audits[name]?.numericValue ?? Number.NaN;
    lines.push(
      `| ${realm} ${page} | ${preset} | ${['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' | ')} | ${(value('largest-contentful-paint') / 1000).toFixed(1)} | ${Math.round(value('total-blocking-time'))} | ${value('cumulative-layout-shift').toFixed(3)} |`,
    );
  }
  return lines;
}
