import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contrast } from '#schemas/contrast.ts';
import { isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import { writeWord } from './letters.ts';
import { logoOf, drawLogoMark } from './logo.ts';
import { runNew } from './new-command.ts';
import { newRealm } from './new-realm.ts';
import { brandFor, coloursFrom, hueOf, oklch } from './palette.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-new-'));
afterEach(() => rm(scratch, { recursive: true, force: true }));

const settingsOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'realm.json'), 'utf8')) as { id: string; name: string; hosts: string[] };

test.each([
  [
    'night-owl',
    'without options',
    'the id night-owl and the name Night owl',
    {},
    { id: 'night-owl', name: 'Night owl', hosts: ['night-owl.localhost'] },
  ],
  [
    'Café_Noir',
    'without options',
    'the id cafe-noir and the name Café Noir',
    {},
    { id: 'cafe-noir', name: 'Café Noir', hosts: ['cafe-noir.localhost'] },
  ],
  [
    'x',
    'with an id and an Arabic name',
    'the id kino and this name',
    { id: 'kino', name: 'سينما' },
    { id: 'kino', name: 'سينما', hosts: ['kino.localhost'] },
  ],
])(
  'the command for a new realm in the folder %s %s creates a realm with %s @realm-01',
  async (name, _options, _settings, options, expected) => {
    const folder = path.join(scratch, name);
    await newRealm(folder, options);
    expect(await settingsOf(folder)).toMatchObject(expected);
  },
);

test('the README of a new realm describes every file of the folder, and all files are valid @realm-01', async () => {
  const folder = path.join(scratch, 'told');
  await newRealm(folder);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(files.filter((file) => kindOfFile(file) === undefined && !isServedFile(file))).toEqual([]);
  const note = await readFile(path.join(folder, 'README.md'), 'utf8');
  const untold = files.filter((file) => !note.includes(`\`${isServedFile(file) ? file.split('/')[0] + '/' : file}\``));
  expect(untold).toEqual([]);
});

test('the command for a new realm rejects a folder that is not empty @realm-01', async () => {
  const folder = path.join(scratch, 'twice');
  await newRealm(folder);
  await expect(newRealm(folder, { name: 'Other' })).rejects.toThrow('There is something in');
  expect((await settingsOf(folder)).name).toBe('Twice');
});

test.each<[string, string[], string]>([
  ['a call without arguments', [], 'Usage: npm run realm -- new'],
  ['the arguments “a b”', ['a', 'b'], 'Usage: npm run realm -- new'],
  ['the arguments “a --colour red”', ['a', '--colour', 'red'], '--colour: expected a colour such as #ff3d1f'],
  [
    'the arguments “a --id Not Fine”',
    ['a', '--id', 'Not Fine'],
    '“Not Fine” cannot be the name of a realm in addresses.',
  ],
  ['the arguments “٣ --name x”', ['٣', '--name', 'x'], '“٣” cannot be the name of a realm in addresses.'],
  ['the arguments “a --nmae x”', ['a', '--nmae', 'x'], "Unknown option '--nmae'"],
])('the command for a new realm rejects %s and explains why', async (_call, args, said) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runNew(args)).toBe(2);
  expect(error.mock.calls.join()).toContain(said);
  error.mockRestore();
});

test.each(['#ff3d1f', '#000000', '#ffffff', '#17407a', '#ffee00', brandFor('Night Owl')])(
  'the colour palette generated from the colour %s has readable contrast @realm-03',
  (brand) => {
    const colours = coloursFrom(brand);
    for (const ground of [colours.background, colours.surface, colours.raised])
      for (const on of [colours.text, colours.muted, colours.danger, colours.success])
        expect(contrast(on, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onBrand, brand)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.452, 0.3132, 264.05, '#0000ff'],
  [0.9998, 0, 0, '#ffffff'],
])('converts the colour oklch(%d %d %d) to the hexadecimal colour %s', (l, c, h, hex) => {
  expect(oklch(l, c, h)).toBe(hex);
  if (c > 0) expect(hueOf(hex)).toBeCloseTo(h, 0);
});

test('the generated logo of a name with letters that have no outlines uses a system font and escapes markup', () => {
  const colours = coloursFrom('#3aa0ff');
  expect(writeWord('Ünïcode 42')).toBeDefined();
  expect(writeWord('سينما')).toBeUndefined();
  expect(logoOf('<b>سينما', colours)).toContain('&#60;b&#62;سينما</text>');
  expect(drawLogoMark('&', colours)).toContain('>&#38;</text>');
});
