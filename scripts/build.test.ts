import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

test('starting the server does not load native modules of build tools', async () => {
  const code = `
    const { buildApartIfStale } = await import('./scripts/build.ts');
    if (typeof buildApartIfStale !== 'function') throw new Error('Nothing was loaded');
    console.log(JSON.stringify(process.report.getReport().sharedObjects));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
  });
  const native = (JSON.parse(stdout) as string[]).map((file) => path.basename(file));
  expect(native.length).toBeGreaterThan(0);
  expect(native.filter((file) => /rolldown|lightningcss|esbuild/.test(file))).toEqual([]);
});
