import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { generateIfStale } from './generate/generate-if-stale.ts';

/** Runs the type checker on the contract, the browser code and the Node code. */
const root = path.join(import.meta.dirname, '..');
await generateIfStale();
const ends = ['tsconfig.contract.json', 'tsconfig.browser.json', 'tsconfig.json'].map(
  (project) =>
    spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, stdio: 'inherit' }).status,
);
process.exit(ends.every((status) => status === 0) ? 0 : 1);
