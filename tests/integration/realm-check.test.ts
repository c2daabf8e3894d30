import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderOptions } from '#app/server/rendering.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { createHost } from '#web/app.ts';
import { drawPages } from '#web/check/draw-pages.ts';
import { openTrial } from '#web/check/trial-realm.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import type { RealmBundle } from '#server/authoring/folder/bundle.ts';
import { checkFolder, loadFolder } from '#server/authoring/folder/check-folder.ts';
import { ordered } from '#server/authoring/folder/check-documents.ts';
import { takenHosts } from '#server/authoring/folder/taken-hosts.ts';
import { loadRealm } from '#server/app/load-realm.ts';

import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { type Diagnostic, diagnosticOf, findingLine } from '#schemas/diagnostic.ts';
import { newRealm } from '../../scripts/realm/new-realm.ts';
import { compiled } from '../support/host-process.ts';
import { type FolderFiles, START, writeRealm } from '../support/realm-folder.ts';
import { partnerMistakes } from './realm-mistakes-of-partners.ts';
import { changed, element, mistakes, settings, words } from './realm-mistakes.ts';

const root = path.join(import.meta.dirname, '../..');
async function findingsOf(changes: FolderFiles): Promise<Diagnostic[]> {
  const { folder, remove } = await writeRealm('north', changes);
  return checkFolder(folder)
    .then(({ findings }) => findings)
    .finally(remove);
}

const place = ({ severity, document, pointer, rule }: Diagnostic) => `${severity} ${document} ${pointer} ${rule}`;

let unchanged: Promise<Diagnostic[]> | undefined;

/** Findings that a change adds to those of the test realm. */
async function addedBy(changes: FolderFiles): Promise<Diagnostic[]> {
  unchanged ??= findingsOf({});
  const before = new Set((await unchanged).map(place));
  return (await findingsOf(changes)).filter((finding) => !before.has(place(finding)));
}

describe('mistakes that look correct at first sight @def-13 @i18n-03', () => {
  test.each(partnerMistakes)(
    'the realm check reports, with its file and position, %s',
    async (_what, changes, expected, said = '') => {
      const findings = (await addedBy(changes)).filter(({ rule }) => !/^(?:unused|missing)-label$/.test(rule));
      expect(findings.map(place)).toEqual([expected]);
      expect(findings[0] && findingLine(findings[0])).toContain(said);
    },
  );
});

describe('symbolic link that leaves the realm folder @def-13', () => {
  let realm: Awaited<ReturnType<typeof writeRealm>>;
  beforeEach(async () => {
    realm = await writeRealm('north', {});
  });
  afterEach(() => realm.remove());
  const check = async () => {
    const { findings } = await checkFolder(realm.folder);
    return findings.map(place).filter((line) => line.includes('symbolic-link') || line.startsWith('error'));
  };

  test.each([
    ['a document', 'pages/secret.json', '/etc/hosts'],
    ['a picture', 'pictures/secret.svg', '/etc/hosts'],
    ['a folder', 'consent', '/etc'],
    ['a file that does not exist', 'pages/nowhere.json', '/nowhere/at/all.json'],
  ])(
    'reports a symbolic link to %s outside the realm folder and does not follow the link',
    async (_what, link, target) => {
      await symlink(target, path.join(realm.folder, link));
      expect(await check()).toEqual([`error ${link}  symbolic-link`]);
    },
  );

  test('accepts a symbolic link to a file of the realm folder', async () => {
    await symlink('home.json', path.join(realm.folder, 'pages/again.json'));
    expect(await check()).toEqual([]);
  });
});

test('the realm check reports a host name that another configured realm already uses @def-13', async () => {
  const [north, south] = [
    await writeRealm('north', settings({ hosts: ['south.localhost'] })),
    await writeRealm('south', {}),
  ];
  try {
    const realmFolders = [north.folder, south.folder, '/nowhere'];
    const { findings } = await checkFolder(north.folder, {
      takenHosts: await takenHosts(north.folder, { realmFolders }),
    });
    expect(findings.filter(({ severity }) => severity === 'error').map(findingLine)).toEqual([
      expect.stringContaining('(the realm south has it)'),
    ]);
  } finally {
    await Promise.all([north.remove(), south.remove()]);
  }
});

describe('mistakes in a realm folder @def-13 @realm-01 @realm-03 @realm-04 @i18n-01', () => {
  test.each(mistakes)(
    'the realm check reports, in one finding with its file and position, %s',
    async (_what, changes, expected, said = '') => {
      const findings = await addedBy(changes);
      expect(findings.map(place)).toContain(expected);
      expect(findings.filter(({ severity }) => severity === 'error').length).toBeLessThanOrEqual(1);
      const finding = findings.find((one) => place(one) === expected);
      expect(finding && findingLine(finding)).toContain(said);
      expect(finding?.fix).toMatch(/\.$/);
    },
  );
});

test('the realm check reports a reference to an unknown tab at any depth of a page @def-13', async () => {
  const { tabFindings } = await import('#server/authoring/folder/check-tabs.ts');
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
  expect(tabFindings({ pages: [{ file: 'pages/x.json', name: 'x', document }] } as never).map(place)).toEqual([
    'error pages/x.json /elements/2/attributes/deeper/0/tab reference',
  ]);
});

test('the realm check migrates a page of an older version before checking the page @def-07 @def-13', async () => {
  const old = await readFile(path.join(root, 'schemas/migrations/fixtures/page-0.9.json'), 'utf8');
  const here = old
    .replaceAll('apex', 'north')
    .replace(/"items": \[.*\],/, '"items": [],')
    .replace('1001.svg', '1.svg');
  expect((await addedBy({ 'pages/old.json': here })).map(place)).toEqual([
    'warning pages/old.json /elements/0/attributes/background/portraitImageUrl portrait',
    'warning pages/old.json /elements/1/attributes empty',
  ]);
});

test('the realm check sorts findings the same way each time @def-13', async () => {
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

test.each(['apex', 'lumen'])(
  'the realm check finds no mistakes in the demo realm %s @def-13 @realm-03',
  async (name) => {
    // The check runs as of this date, because the events of the demo realms start after it.
    const { findings } = await checkFolder(path.join(root, 'fixtures/realms', name), { now: Date.parse(START) });
    expect(findings.map(findingLine)).toEqual([]);
  },
);

describe('the check command', () => {
  let scratch: string;
  beforeAll(async () => {
    const { buildIfStale } = await import('../../scripts/build.ts');
    await buildIfStale();
    scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-command-'));
  }, 300_000);
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  const run = promisify(execFile);
  const realm = (...args: string[]) =>
    run(process.execPath, [path.join(root, 'scripts/realm.ts'), ...args], {
      cwd: scratch,
      maxBuffer: 1e8,
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  test('a new realm passes the check without findings, with each page rendered in each language @def-13 @realm-01', async () => {
    expect((await realm('new', 'night-owl', '--name', 'Night Owl')).code).toBe(0);
    const { code, stdout, stderr } = await realm('check', 'night-owl');
    expect([stdout.replace(/[\d.]+ s$/m, 'n s').replaceAll(/\d{3,}/g, 'all'), stderr, code]).toEqual([
      'language en_US: all of all labels of the product, 26 of 26 of the realm, 7 of 7 titles and other content\n' +
        'language ar: all of all labels of the product, 26 of 26 of the realm, 7 of 7 titles and other content\n' +
        'night-owl: 0 errors, 0 warnings; 8 pages drawn; n s\n',
      '',
      0,
    ]);
  }, 120_000);

  test('the check command prints a line per mistake and counts (or JSON), and exits with 1 @def-13', async () => {
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
    expect(Object.keys(report)).toEqual(['folder', 'findings', 'errors', 'warnings', 'coverage']);
    expect(report).toMatchObject({ folder, errors: 2, warnings: report.findings.length - 2 });
    for (const finding of report.findings)
      expect(Object.keys(finding).sort()).toEqual(
        expect.arrayContaining(['document', 'expected', 'fix', 'found', 'pointer', 'rule', 'severity']),
      );
  }, 120_000);

  test.each<[string, string[], string]>([
    ['“check nowhere”', ['check', 'nowhere'], 'There is no folder nowhere.'],
    ['“new .”', ['new', '.'], 'There is something in . already; nothing was changed.'],
  ])(
    'the realm command with the invalid arguments %s prints the reason and exits with code 2 @def-13',
    async (_arguments, args, said) => {
      await writeFile(path.join(scratch, 'note.txt'), '');
      const { code, stdout, stderr } = await realm(...args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(said);
    },
    60_000,
  );
});

describe('rendering of pages in the check', () => {
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

  /** The application with a fault planted into the rendering of a page. */
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

  test('reports an element that throws and a page that cannot be rendered, with their files @def-13', async () => {
    const from = faulty(({ pathname }, { report, headers }) => {
      if (pathname === '/section/films')
        report(diagnosticOf('page films', thrownIssue('/elements/1', new Error(`no ${headers['accept-language']}`))));
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
      'error pages/films.json /elements/1: expected an element that can be drawn, found an error: no ar — Take the element out and report it: a valid definition must never make a block fail.',
      'error pages/films.json /elements/1: expected an element that can be drawn, found an error: no en-US — Take the element out and report it: a valid definition must never make a block fail.',
    ]);
  }, 60_000);

  test('shows the realm’s own 404 page, with status 404 @rte-11', async () => {
    const { app, context, close } = await openTrial(() => undefined);
    try {
      await loadRealm(context, folder);
      const log = { warn: () => undefined, error: () => undefined };
      const host = createHost({
        source,
        realm: (request) => app.fetch(request, {}),
        dist: path.join(root, 'dist'),
        trustProxy: 0,
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
