import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from '#web/main.ts';
import { prepareDemo, setDemoSecrets } from '../../scripts/demo-process.ts';
import { demoRealmFolders } from '#server/platform/seed.ts';
import { copyData, prepareDataIn } from '../support/prepared-data.ts';
import { data, preparedData } from './own-program.ts';
import { writeScratchRealms } from './scratch-realms.ts';

// Starts the server under test. A first start creates the data that this server and the tests with servers of their own
// copy: the database cluster, its tables, and both demo realms with pictures. Then the scratch realms are loaded. With
// `--prepare` the script exits after the first start; `npm test` runs that in parallel with another step.

const root = path.join(import.meta.dirname, '../..');
const inputs = globSync(['fixtures/realms/**/*', 'src/server/**/*.ts', 'schemas/**/*.json'], { cwd: root });
const stamp = String(Math.max(...inputs.map((file) => statSync(path.join(root, file)).mtimeMs)));
const stampFile = `${preparedData}.stamp`;

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  rmSync(preparedData, { recursive: true, force: true });
  await prepareDataIn(preparedData);
  writeFileSync(stampFile, stamp);
}
if (process.argv.includes('--prepare')) process.exit(0);

const folder = path.resolve(data);
rmSync(folder, { recursive: true, force: true });
if (!process.env['DATABASE_URL']) await copyData(preparedData, folder);
const scratch = path.join(folder, 'scratch-realms');
mkdirSync(scratch, { recursive: true });
process.env['PLAYBILL_REALMS'] = [...demoRealmFolders(), ...writeScratchRealms(scratch)].join(',');
await setDemoSecrets(process.env, folder);
const demo = await prepareDemo(process.env);
process.env['PLAYBILL_DEMO'] = demo.origin;
demo.start();
await main();
