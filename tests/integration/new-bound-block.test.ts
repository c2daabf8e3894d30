import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newBlock } from '../../scripts/new-block.ts';
import { createTestDatabase } from '../support/database.ts';
import { writeRealm } from '../support/realm-folder.ts';

const root = path.join(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'new-bound-block-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Folders needed to build and render a page. */
const parts = ['schemas', 'renderers', 'blocks', 'src', 'scripts', 'tests/support', 'package.json', 'vite.config.ts'];

const snapshot = () =>
  new Map(
    globSync('{schemas,renderers,blocks,src}/**/*.{ts,tsx,json}', { cwd: copy })
      .filter((file) => !file.includes('generated'))
      .map((file) => [file, readFileSync(path.join(copy, file), 'utf8')]),
  );

/**
 * A script: the copy's own server loads a realm and returns its home page; the copy's own registry renders the element.
 */
const probe = (databaseUrl: string, realmFolder: string) => `
import { createServer } from 'vite';
import { openRealm } from './src/server/app/open.ts';
import { configFrom } from './src/server/platform/env.ts';

const realm = await openRealm(configFrom(${JSON.stringify({
  DATABASE_URL: databaseUrl,
  PLAYBILL_REALMS: realmFolder,
  PLAYBILL_DATA: path.join(copy, '.data'),
  PLAYBILL_ROLE: 'web',
  LOG_LEVEL: 'silent',
})}, process.cwd()));
const ask = async (pathname, init = {}) => {
  const answer = await realm.app.request('http://north.localhost' + pathname, init);
  if (!answer.ok) throw new Error(pathname + ': ' + await answer.text());
  return answer.json();
};
const { authorisationToken } = await ask('/api/v2/login/guest/checkin', { method: 'POST' });
const headers = { authorization: 'Bearer ' + authorisationToken };
const page = await ask('/api/v1/view?type=home', { headers });
const [{ attributes }] = page.elements;
await realm.close();
const vite = await createServer({ logLevel: 'silent', server: { middlewareMode: true }, appType: 'custom' });
const load = (file) => vite.environments.ssr.runner.import(file);
const { blocks } = await load('/blocks/registry.ts');
const { drawBlock } = await load('/tests/support/draw-block.tsx');
const { default: block } = await blocks.filmRow();
console.log(JSON.stringify({ attributes, html: drawBlock(block, attributes) }));
await vite.close();
process.exit(0);
`;

test('a new block that shows titles needs only one schema, one folder and one registry line @def-04', async () => {
  for (const name of parts) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const before = snapshot();
  await newBlock(copy, 'filmRow', { bound: 'titles' });
  const after = snapshot();
  expect([...after.keys()].filter((file) => after.get(file) !== before.get(file)).sort()).toEqual([
    'blocks/filmRow/filmRow.stories.tsx',
    'blocks/filmRow/filmRow.styles.ts',
    'blocks/filmRow/filmRow.tsx',
    'blocks/filmRow/index.ts',
    'blocks/registry.ts',
    'schemas/blocks/filmRow.schema.json',
  ]);
  const database = await createTestDatabase();
  const attributes = { title: 'Films', source: { type: 'VIDEOS', sort: 'TITLE', limit: 3 } };
  const { folder, remove } = await writeRealm('north', {
    'pages/home.json': { version: '1.0', elements: [{ $type: 'filmRow', $zone: 'list', attributes }] },
  });
  try {
    writeFileSync(path.join(copy, 'probe.ts'), probe(database.url, folder));
    const answer = execFileSync(process.execPath, ['probe.ts'], { cwd: copy, encoding: 'utf8' });
    const { attributes: filled, html } = JSON.parse(answer) as { attributes: { cards: object[] }; html: string };
    expect(filled).toMatchObject({ title: 'Films', cards: [{ id: 100 }, { id: 111 }, { id: 122 }] });
    // The element's `source` is not sent to browsers.
    expect(filled).not.toHaveProperty('source');
    expect(html).toContain('Films');
    expect(html.match(/<article/g)).toHaveLength(3);
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
    const tsconfig = {
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' },
      include: ['blocks'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig));
    const { stdout } = spawnSync(tsc, ['-p', '.'], { cwd: copy, encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    await remove();
    await database.drop();
  }
});
