import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderOptions } from '#app/entry-server.tsx';
import { builtApp } from '#host/built-app.ts';
import { createHost } from '#host/app.ts';
import { drawPages } from '#host/check/draw-pages.ts';
import { openTrial } from '#host/check/trial.ts';
import type { AppSource } from '#host/renderer.ts';
import type { RealmBundle } from '#realm/definitions/bundle.ts';
import { checkFolder, ordered } from '#realm/definitions/check-folder.ts';
import { loadRealm } from '#realm/definitions/load.ts';
import { loadFolder } from '#realm/definitions/load-folder.ts';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { type Diagnostic, diagnosticOf, findingLine } from '#schemas/diagnostic.ts';
import { newRealm } from '../../scripts/realm/new-realm.ts';
import { type FolderFiles, realmFiles, writeRealm } from '../support/realm-folder.ts';

const root = path.join(import.meta.dirname, '../..');
const files = realmFiles('north');

const changed = (name: string, change: (document: never) => unknown): FolderFiles => {
  const document = structuredClone(files[name]);
  change(document as never);
  return { [name]: document };
};

interface Page {
  elements: { attributes: Record<string, unknown>; [key: string]: unknown }[];
}
const home = (change: (page: Page) => unknown) => changed('pages/home.json', change);
const element = (more: object) => home(({ elements: [first] }) => Object.assign(first ?? {}, more));
const added = (added: object) => home(({ elements }) => elements.push(added as Page['elements'][number]));
const words = (locale: string, texts: object) =>
  changed(`labels/${locale}.json`, ({ labels }: { labels: object }) => Object.assign(labels, texts));
const settings = (change: object) => changed('realm.json', (realm: object) => Object.assign(realm, change));
const hero = (background: object) => ({ $type: 'hero', $zone: 'header', attributes: { background } });

async function findingsOf(changes: FolderFiles): Promise<Diagnostic[]> {
  const { folder, remove } = await writeRealm('north', changes);
  return checkFolder(folder)
    .then(({ findings }) => findings)
    .finally(remove);
}

const place = ({ severity, document, pointer, rule }: Diagnostic) => `${severity} ${document} ${pointer} ${rule}`;

/** What a change adds to what the test realm has anyway. */
async function addedBy(changes: FolderFiles): Promise<Diagnostic[]> {
  const before = new Set((await findingsOf({})).map(place));
  return (await findingsOf(changes)).filter((finding) => !before.has(place(finding)));
}

/** One of each that can go wrong: the mistake, the one finding that it must give, and part of what is said of it. */
const mistakes: [string, FolderFiles, string, string?][] = [
  [
    'a comma too many',
    { 'pages/more.json': '{\n  "version": "1.0",\n  "elements": [],\n}' },
    'error pages/more.json  syntax',
    'JSON at line 4, column 1',
  ],
  [
    'a misspelt property',
    element({ attributes: { text: 'x', titel: 'y' } }),
    'error pages/home.json /elements/0/attributes/titel additionalProperties',
  ],
  [
    'a number for a text',
    element({ attributes: { text: 3 } }),
    'error pages/home.json /elements/0/attributes/text type',
    'expected a text, found 3',
  ],
  ['an unknown kind', element({ $type: 'carousel' }), 'error pages/home.json /elements/0/$type unknown-kind'],
  [
    'a fallback of an unknown kind',
    element({ fallback: ['carousel'] }),
    'warning pages/home.json /elements/0/fallback/0 unknown-kind',
  ],
  [
    'a fallback that cannot draw the same',
    element({ fallback: ['hero'] }),
    'error pages/home.json /elements/0/fallback/0 required',
    'at /attributes it needs a property “background”, found "hero"',
  ],
  [
    'a fallback of its own with a mistake',
    element({ fallback: [{ $type: 'textBlock', $zone: 'list', attributes: {} }] }),
    'error pages/home.json /elements/0/fallback/0/attributes required',
  ],
  [
    'a menu to a page that is not there',
    changed('menus/web.json', ({ items }: { items: { data: object }[] }) =>
      Object.assign(items[0]?.data ?? {}, { sectionId: 'nowhere' }),
    ),
    'error menus/web.json /items/0/data/sectionId reference',
  ],
  [
    'two items of the menu with one name',
    changed('menus/web.json', ({ items }: { items: object[] }) => items.push({ ...items[0] })),
    'error menus/web.json /items/1/id duplicate-id',
  ],
  [
    'a link that would run a script',
    changed('menus/web.json', ({ items }: { items: object[] }) =>
      items.push({ id: 'x', label: 'X', type: 'LINK', data: { url: 'javascript:alert(1)' } }),
    ),
    'error menus/web.json /items/1/data/url pattern',
  ],
  [
    'a label that nobody has',
    element({ attributes: { text: 't:nothing' } }),
    'error pages/home.json /elements/0/attributes/text reference',
  ],
  [
    'a label that a language lacks',
    { ...element({ attributes: { text: 't:new' } }), ...words('en_US', { new: 'New' }) },
    'warning labels/es_ES.json /labels/new missing-label',
    'a text in es_ES, because pages/home.json /elements/0/attributes/text names it',
  ],
  [
    'a label that nothing names',
    words('es_ES', { ghost: 'Boo' }),
    'warning labels/es_ES.json /labels/ghost unused-label',
  ],
  ['an empty label', words('es_ES', { only: ' ' }), 'warning labels/es_ES.json /labels/only empty-label'],
  [
    'a placeholder that nobody fills',
    words('es_ES', { token: 'Hola {{nombre}}' }),
    'error labels/es_ES.json /labels/token placeholder',
    'only {{name}}, as in en_US',
  ],
  [
    'a placeholder that is left out',
    words('es_ES', { cards: 'tarjetas' }),
    'warning labels/es_ES.json /labels/cards placeholder',
    '{{count}} as well',
  ],
  [
    'a message that cannot be read',
    words('es_ES', { only: '{n, plural, one {x}' }),
    'error labels/es_ES.json /labels/only message',
  ],
  [
    'a message of a field that is no label',
    changed('forms/login.json', ({ fields }: { fields: { messages: object }[] }) =>
      Object.assign(fields[0]?.messages ?? {}, { required: 'pleaseProvideYourEmial' }),
    ),
    'error forms/login.json /fields/0/messages/required missing-label',
  ],
  [
    'two fields with one name',
    changed('forms/login.json', ({ fields }: { fields: object[] }) => fields.push({ ...fields[0] })),
    'error forms/login.json /fields/1/id duplicate-id',
  ],
  [
    'grey text on black',
    changed('theme.json', ({ colors }: { colors: object }) => Object.assign(colors, { muted: '#6b6b6b' })),
    'error theme.json /colors/muted contrast',
    'expected a contrast of at least 4.5:1 with surface #111111, found #6b6b6b with 3.54:1 — Put #7d7d7d here, or change surface.',
  ],
  [
    'a colour that is none',
    changed('theme.json', ({ colors }: { colors: object }) => Object.assign(colors, { brand: 'red' })),
    'error theme.json /colors/brand pattern',
  ],
  [
    'a picture that is not there',
    added(hero({ imageUrl: '/images/north/pictures/9.svg', portraitImageUrl: '/images/north/pictures/1.svg' })),
    'error pages/home.json /elements/8/attributes/background/imageUrl reference',
  ],
  [
    'a hero without an upright picture',
    added(hero({ imageUrl: '/images/north/pictures/1.svg' })),
    'warning pages/home.json /elements/8/attributes/background/portraitImageUrl portrait',
  ],
  [
    'a row that gives way to a fallback it does not have',
    added({
      $type: 'bucket',
      $zone: 'list',
      attributes: {
        bucketId: 'none',
        exid: 'none',
        name: 'None',
        type: 'MIXED',
        source: { type: 'VIDEOS' },
        onEmpty: 'fallback',
      },
    }),
    'error pages/home.json /elements/8/attributes/onEmpty reference',
  ],
  ['a picture that is none', { 'pictures/2.png': 'hello' }, 'error pictures/2.png  picture'],
  [
    'a heavy picture',
    { 'pictures/2.svg': `${files['pictures/1.svg'] as string}<!--${'x'.repeat(600_000)}-->` },
    'warning pictures/2.svg  file-size',
    'at most 500 kB, found 600 kB',
  ],
  ['a picture that is far too heavy', { 'pictures/2.png': Buffer.alloc(2_200_000) }, 'error pictures/2.png  file-size'],
  [
    'a logo that is a thin line',
    { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 10"/>' },
    'warning realm.json /logos/main logo',
  ],
  [
    'a typeface that is not there',
    changed('theme.json', ({ fonts }: { fonts: { text: object } }) =>
      Object.assign(fonts.text, { files: [{ src: 'assets/fonts/no.woff2' }] }),
    ),
    'error theme.json /fonts/text/files/0/src reference',
  ],
  ['a typeface of another kind', { 'assets/fonts/a.woff2': 'wOFF, the old one' }, 'error assets/fonts/a.woff2  font'],
  [
    'two rows with one name',
    home(({ elements }) => elements.push(structuredClone(elements[1]) as Page['elements'][number])),
    'error pages/home.json /elements/8/attributes/bucketId duplicate-id',
  ],
  [
    'a property that stands twice',
    { 'pages/more.json': '{"version":"1.0","elements":[],"title":"One","title":"Two"}' },
    'error pages/more.json /title duplicate-key',
  ],
  [
    'nested too deeply',
    { 'pages/more.json': `{"version":"1.0","elements":${'['.repeat(40)}${']'.repeat(40)}}` },
    `error pages/more.json /elements${'/0'.repeat(31)} depth`,
  ],
  [
    'a name that means something to programs',
    { 'pages/more.json': '{"version":"1.0","elements":[],"__proto__":{"title":"x"}}' },
    'error pages/more.json /__proto__ unsafe-key',
  ],
  [
    'more elements than anybody reads',
    home(({ elements }) => elements.push(...Array.from({ length: 100 }, () => structuredClone(elements[0]!)))),
    'warning pages/home.json /elements elements',
  ],
  ['a host name that is none', settings({ hosts: ['north..localhost'] }), 'error realm.json /hosts/0 host'],
  [
    'a language that does not exist',
    settings({ languages: ['en_US', 'es_ES', 'en_ZY'] }),
    'error realm.json /languages/2 locale',
  ],
  [
    'an origin that is none',
    settings({ preview: { origins: ['https://cms.example.org:99999'] } }),
    'error realm.json /preview/origins/0 origin',
  ],
  [
    'a form that is not there',
    settings({ authentication: { providers: [{ name: 'ID', form: 'lgoin' }] } }),
    'error realm.json /authentication/providers/0/form reference',
  ],
  [
    'a document for a later Playbill',
    changed('theme.json', (theme: object) => Object.assign(theme, { version: '7.0' })),
    'error theme.json /version newer-version',
  ],
  ['a file in the wrong place', { 'page/home.json': '{}' }, 'warning page/home.json  unknown-file'],
];

describe('each mistake is caught at its place, and gives one finding @def-13 @realm-01 @realm-03 @realm-04 @i18n-01', () => {
  test.each(mistakes)('%s', async (_what, changes, expected, said = '') => {
    const findings = await addedBy(changes);
    expect(findings.map(place)).toContain(expected);
    expect(findings.filter(({ severity }) => severity === 'error').length).toBeLessThanOrEqual(1);
    const finding = findings.find((one) => place(one) === expected);
    expect(finding && findingLine(finding)).toContain(said);
    expect(finding?.fix).toMatch(/\.$/);
  });
});

test('a tab that no tabs have is caught wherever it is named @def-13', async () => {
  const { pageFindings } = await import('#realm/definitions/check-elements.ts');
  const document = {
    version: '1.1',
    elements: [
      {
        $type: 'tabs',
        $zone: 'header',
        attributes: { id: 'a', activeTab: 'one', items: [{ tab: 'one', text: 'One' }] },
      },
      { $type: 'textBlock', $zone: 'list', attributes: { text: 'x', tab: 'one' } },
      { $type: 'textBlock', $zone: 'list', attributes: { text: 'x', deeper: [{ tab: 'two' }] } },
    ],
  };
  expect(pageFindings({ file: 'pages/x.json', name: 'x', document } as never).map(place)).toEqual([
    'error pages/x.json /elements/2/attributes/deeper/0/tab reference',
  ]);
});

test('a page of an older version is migrated before it is checked @def-07 @def-13', async () => {
  const old = await readFile(path.join(root, 'schemas/migrations/fixtures/page-0.9.json'), 'utf8');
  const here = old
    .replaceAll('apex', 'north')
    .replace(/"items": \[.*\],/, '"items": [],')
    .replace('1001.svg', '1.svg');
  expect((await addedBy({ 'pages/old.json': here })).map(place)).toEqual([
    'warning pages/old.json /elements/0/attributes/background/portraitImageUrl portrait',
  ]);
});

test('findings come in the same order each time @def-13', async () => {
  const changes = {
    ...element({ attributes: { text: 't:nothing', titel: 'x' } }),
    ...words('es_ES', { b10: '{', b2: '{', a: '' }),
    ...settings({ hosts: ['a..b', 'c..d'] }),
  };
  const [first, second] = [await findingsOf(changes), await findingsOf(changes)];
  expect(second).toEqual(first);
  expect(first.map(place).indexOf('error labels/es_ES.json /labels/b2 message')).toBeLessThan(
    first.map(place).indexOf('error labels/es_ES.json /labels/b10 message'),
  );
});

test.each(['apex', 'lumen'])('the demo realm %s has no mistake @def-13 @realm-03', async (name) => {
  const { findings } = await checkFolder(path.join(root, 'fixtures/realms', name));
  expect(findings.map(findingLine)).toEqual([]);
});

describe('the command', () => {
  let scratch: string;
  beforeAll(async () => {
    const { buildIfStale } = await import('../../scripts/build.ts');
    await buildIfStale();
    scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-command-'));
  }, 300_000);
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  const run = promisify(execFile);
  const realm = (...args: string[]) =>
    run(process.execPath, [path.join(root, 'scripts/realm.ts'), ...args], { cwd: scratch, maxBuffer: 1e8 }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  test('a new realm passes its check without a finding, each of its pages drawn in each language @def-13 @realm-01', async () => {
    expect((await realm('new', 'night-owl', '--name', 'Night Owl')).code).toBe(0);
    const { code, stdout, stderr } = await realm('check', 'night-owl');
    expect([stdout.replace(/[\d.]+ s$/m, 'n s'), stderr, code]).toEqual([
      'night-owl: 0 errors, 0 warnings; 8 pages drawn; n s\n',
      '',
      0,
    ]);
  }, 120_000);

  test('with mistakes: a line each, the counts, and the exit code 1; --json says the same to programs @def-13', async () => {
    const { folder, remove } = await writeRealm('north', {
      ...element({ attributes: { text: 't:nothing' } }),
      ...changed('theme.json', ({ colors }: { colors: object }) => Object.assign(colors, { muted: '#6b6b6b' })),
    });
    const [text, json] = [await realm('check', folder), await realm('check', folder, '--json')];
    await remove();
    expect(text.stdout).toContain(
      'error pages/home.json /elements/0/attributes/text: expected a label of en_US, found "t:nothing" — Name something that is there, or add what is missing.\n',
    );
    expect(text.stdout).not.toContain('\u001b');
    expect(text.stdout).toMatch(/: 2 errors, \d warnings; no page drawn before the errors are mended; [\d.]+ s\n$/);
    expect([text.code, json.code]).toEqual([1, 1]);
    const report = JSON.parse(json.stdout) as {
      folder: string;
      findings: Diagnostic[];
      errors: number;
      warnings: number;
    };
    expect(Object.keys(report)).toEqual(['folder', 'findings', 'errors', 'warnings']);
    expect(report).toMatchObject({ folder, errors: 2, warnings: report.findings.length - 2 });
    for (const finding of report.findings)
      expect(Object.keys(finding).sort()).toEqual(
        expect.arrayContaining(['document', 'expected', 'fix', 'found', 'pointer', 'rule', 'severity']),
      );
  }, 120_000);

  test.each([
    [['check', 'nowhere'], 'There is no folder nowhere.'],
    [['new', '.'], 'There is something in . already; nothing was changed.'],
  ])(
    '%j cannot be run at all: the exit code 2 and why @def-13',
    async (args, said) => {
      await writeFile(path.join(scratch, 'note.txt'), '');
      const { code, stdout, stderr } = await realm(...args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(said);
    },
    60_000,
  );
});

describe('drawing', () => {
  let folder: string;
  let realm: RealmBundle;
  let source: AppSource;
  beforeAll(async () => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'playbill-draw-')), 'kino');
    await newRealm(folder);
    realm = await loadFolder(folder);
    source = await builtApp(path.join(root, 'dist'));
  });
  afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

  /** The application with a fault planted into how it draws one of its pages. */
  const faulty = (plant: (url: URL, options: RenderOptions) => Response | undefined): AppSource => ({
    ...source,
    load: async () => {
      const app = await source.load();
      return {
        ...app,
        render: async (request, options) => plant(new URL(request.url), options) ?? app.render(request, options),
      };
    },
  });
  const draw = (from: AppSource) => drawPages({ folder, bundle: realm, source: from, dist: path.join(root, 'dist') });

  test('an element that throws and a page that is not drawn are told with their files @def-13', async () => {
    const from = faulty(({ pathname }, { tell, headers }) => {
      if (pathname === '/section/films')
        tell(diagnosticOf('page films', thrownIssue('/elements/1', new Error(`no ${headers['accept-language']}`))));
      if (pathname === '/login') return new Response('', { status: 302 });
      if (pathname === '/section/404') throw new Error('lost');
      return undefined;
    });
    const { findings, pages } = await draw(from);
    expect(pages).toBe(8);
    expect(ordered(findings).map(findingLine)).toEqual([
      'error forms/login.json: expected a page at /login, found 302 in ar — Open the page with npm start and look at the server’s log.',
      'error forms/login.json: expected a page at /login, found 302 in en_US — Open the page with npm start and look at the server’s log.',
      'error pages/404.json: expected a page at /section/404, found 500 in ar — Open the page with npm start and look at the server’s log.',
      'error pages/404.json: expected a page at /section/404, found 500 in en_US — Open the page with npm start and look at the server’s log.',
      'error pages/404.json: expected a page that can be drawn, found A page could not be drawn: lost — Open the page with npm start and look at the server’s log.',
      'error pages/films.json /elements/1: expected an element that can be drawn, found an error: no ar — Take the element out and report it: a sound definition must never make a block fail.',
      'error pages/films.json /elements/1: expected an element that can be drawn, found an error: no en-US — Take the element out and report it: a sound definition must never make a block fail.',
    ]);
  }, 60_000);

  test('where nothing is, the realm’s own page says so, with its status @rte-11', async () => {
    const { app, context, close } = await openTrial(() => undefined);
    try {
      await loadRealm(context, folder);
      const log = { warn: () => undefined, error: () => undefined };
      const host = createHost({
        source,
        realm: (request) => app.fetch(request, {}),
        dist: path.join(root, 'dist'),
        originOf: ({ url }) => new URL(url),
        log,
      });
      for (const lost of ['/nowhere', '/section/nowhere', '/series/1']) {
        const response = await host.fetch(new Request(`http://kino.localhost${lost}`));
        expect(await response.text()).toContain('This page has left the cinema</h');
        expect([lost, response.status, response.headers.get('cache-control')]).toEqual([
          lost,
          404,
          'private, no-store',
        ]);
      }
    } finally {
      await close();
    }
  }, 60_000);
});
