import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  brokenWalls,
  circles,
  districts,
  findInnerTransactions,
  folderCircles,
  lostImports,
  readImports,
} from '../support/walls.ts';

const root = path.join(import.meta.dirname, '../..');
const imports = readImports(root);

test('no import of the project breaks the dependency rules between layers', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(brokenWalls(imports)).toEqual([]);
});

test('every import of the project resolves to a file', () => {
  expect(lostImports(root, imports)).toEqual([]);
});

test('only routes, jobs, the application and the platform open database transactions', () => {
  expect(findInnerTransactions(root)).toEqual([]);
});

test('every server file belongs to one of the listed modules of the server', () => {
  const files = globSync('src/server/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const folders = new Set(files.map((entry) => path.relative(root, entry.parentPath).split(path.sep)[2]));
  expect([...folders].filter((folder) => !districts.some((district) => district === folder))).toEqual([]);
});

test('the project has no import cycle between files, including type imports', () => {
  expect(circles(imports)).toEqual([]);
});

test('the project has no import cycle between folders', () => {
  expect(folderCircles(imports)).toEqual([]);
});

const planted = mkdtempSync(path.join(os.tmpdir(), 'walls-'));
afterAll(() => rmSync(planted, { recursive: true }));

test('the check of dependency rules detects deliberate violations', () => {
  const files: Record<string, string> = {
    'schemas/a.ts': "import { b } from '../renderers/b.ts';\n",
    'renderers/b.ts': "import { hero } from '#blocks/hero/hero.tsx';\nimport type { C } from './c.ts';\n",
    'renderers/d.stories.tsx':
      "import { hero } from '#blocks/hero/hero.tsx';\nimport { s } from '../tests/support/stories/s.tsx';\n",
    'renderers/e.tsx': "import { s } from '../tests/support/stories/s.tsx';\nimport { d } from './d.stories.tsx';\n",
    'tests/support/stories/s.tsx': "import { fields } from '#blocks/fields/registry.ts';\n",
    'renderers/c.ts': "export type { B } from './b.ts';\n",
    'blocks/hero/hero.tsx': "import { x } from '../bucket/bucket.tsx';\n",
    'blocks/bucket/bucket.tsx': "const lazy = () => import('#services/api/client.ts');\n",
    'src/screens/s.tsx': "import { api } from '#services/api/client.ts';\n",
    'src/services/api/client.ts': '',
    'src/studio/entry.ts': "import { routes } from '#app/routes.ts';\n",
    'src/app/routes.ts': "import { messages } from '../studio/messages.ts';\n",
    'src/studio/messages.ts': '',
    'src/server/r.ts': "import { say } from '#renderers/b.ts';\nimport { gone } from './gone.ts';\n",
    // These files have no import cycle, but their folders do.
    'src/server/pages/page.ts': "import { row } from '../rows/row.ts';\n",
    'src/server/pages/view.ts': '',
    'src/server/rows/row.ts': '',
    'src/server/platform/db/client.ts': "import { account } from '../../identity/accounts/account.ts';\n",
    'src/server/identity/accounts/account.ts': '',
    'src/server/viewing/lists/lists.routes.ts':
      "import type { Call } from '../../platform/http/call.ts';\nawait inRealm(db, realm, list);\n",
    'src/server/viewing/lists/lists.ts':
      "import type { Call } from '../../platform/http/call.ts';\nawait inRealm<void>(db, realm, list);\n",
    'src/server/viewing/lists/mail.job.ts': 'await inRealm(db, realm, list);\n',
    'src/server/platform/http/call.ts': '',
    'src/web/program.ts': "import { mailbox } from '../demo/mailbox.ts';\n",
    'src/server/commerce/domain/tax.ts': "import { client } from '../../platform/db/client.ts';\n",
    'src/demo/mailbox.ts': "import { site } from '#web/site.ts';\n",
    'src/web/site.ts': '',
    'schemas/wire/identity/session.ts': "import { Room } from '../viewing/rooms.ts';\n",
    'schemas/wire/viewing/rooms.ts': '',
    'src/server/rows/deep/section.ts': "import type { View } from '../../pages/view.ts';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(planted, file)), { recursive: true });
    writeFileSync(path.join(planted, file), text);
  }
  const found = readImports(planted);
  expect(brokenWalls(found).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([
      'schemas import nothing of ours',
      'renderers import only schemas and renderers',
      'a block never imports another block',
      'blocks import only renderers, schemas and themselves',
      'screens never import services, blocks or the application',
      'the server imports only schemas',
      'a district of the server imports only the districts below it',
      'the commerce domain imports only itself and the states of a licence',
      'a district of the wire contract imports only the districts below it',
      'domain code of the server takes a RealmContext, not an HTTP call',
      'the studio imports only schemas, renderers, services and itself',
      'nobody imports the studio',
      'no other folder imports the demo',
      'the demo imports only schemas, the server and itself',
      'only stories import test support',
      'story support imports only renderers, schemas, demo data and test support',
      'nobody imports a story',
    ]),
  );
  expect(findInnerTransactions(planted)).toEqual(['src/server/viewing/lists/lists.ts']);
  const httpImports = brokenWalls(found).filter((line) => line.startsWith('domain code'));
  expect(httpImports).toEqual([expect.stringContaining('src/server/viewing/lists/lists.ts imports')]);
  const ofStory = brokenWalls(found.filter(({ from }) => from === 'renderers/d.stories.tsx'));
  expect(ofStory).toEqual([
    'renderers import only schemas and renderers: renderers/d.stories.tsx imports blocks/hero/hero.tsx',
  ]);
  expect(circles(found)).toEqual([expect.stringContaining('renderers/b.ts')]);
  expect(folderCircles(found)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^src\/server\/pages, src\/server\/rows:/)]),
  );
  expect(lostImports(planted, found)).toEqual([
    'tests/support/stories/s.tsx imports blocks/fields/registry.ts, which is not there',
    'src/server/r.ts imports src/server/gone.ts, which is not there',
  ]);
});
