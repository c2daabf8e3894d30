import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firefox } from '../../tests/browsers/firefox.ts';
import { type Smoked, smoke } from '../../tests/browsers/smoke.ts';
import { webkit } from '../../tests/browsers/webkit.ts';
import { buildIfStale } from '../build.ts';
import { flakyReport, root } from './parts.ts';
import { recordFlaky } from './report.ts';

// Smoke test of ten screens and a video in Firefox and WebKit, against the built product with an empty database.
const PORT = Number(process.env['PLAYBILL_TEST_PORT'] ?? 4301);
const RETRIES = Number(process.env['PLAYBILL_BROWSER_TEST_RETRIES'] ?? 0);
const here = [firefox, webkit].filter(({ name, missing }) => {
  const why = missing();
  if (why) console.log(`${name}: skipped, ${why}`);
  return !why;
});

async function ready(): Promise<void> {
  for (let end = performance.now() + 180_000; performance.now() < end; ) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start within three minutes');
}

const all: Smoked[] = [];
if (here.length > 0) {
  await buildIfStale();
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-browsers-'));
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(PORT), PLAYBILL_DATA: data, LOG_LEVEL: 'warn' },
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    await ready();
    for (const { name, start } of here) {
      const browser = await start().catch((error: unknown) => {
        all.push({ passed: [], skipped: [], failed: [`${name} does not start\n    ${String(error)}`], flaky: [] });
      });
      if (!browser) continue;
      console.log(`\n── ${browser.name}`);
      const result = await smoke(browser, {
        origin: (realm) => `http://${realm}.localhost:${PORT}`,
        retries: RETRIES,
      });
      await browser.close();
      for (const title of result.passed) console.log(`passed  ${title}`);
      for (const title of result.skipped) console.log(`skipped ${title}`);
      all.push(result);
    }
  } finally {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}
const flaky = all.flatMap((one) => one.flaky);
for (const { title, errors } of flaky) console.log(`\nFlaky: ${title}\n    ${errors.join('\n    ')}`);
recordFlaky(
  flakyReport,
  flaky.map((one) => ({ ...one, file: 'tests/browsers/smoke.ts' })),
);
const failed = all.flatMap((one) => one.failed);
for (const [index, failure] of failed.entries()) console.log(`\n${index + 1}) ${failure}`);
console.log(
  `\n${all.flatMap((one) => one.passed).length} passed, ${failed.length} failed, ${all.flatMap((one) => one.skipped).length} skipped`,
);
process.exit(failed.length === 0 ? 0 : 1);
