import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subjectsOf } from './catalogue.ts';
import { makePictures } from './make.ts';

const catalogue = {
  version: '1.0',
  videos: [{ id: 1, title: { en_US: 'The sea', de_DE: 'Das Meer' }, tags: [] }],
  series: [
    {
      id: 2,
      title: 'Trains',
      tags: [],
      scene: 'train',
      seasons: [{ id: 3, title: 'One', seasonNumber: 1, episodes: [{ id: 4, title: 'Pilot', tags: [] }] }],
    },
  ],
};

let realm = '';

beforeEach(async () => {
  realm = await mkdtemp(join(tmpdir(), 'realm-'));
  await mkdir(join(realm, 'catalogue'));
  await writeFile(join(realm, 'realm.json'), '{ "art": "lumen" }');
  await writeFile(join(realm, 'catalogue', 'all.json'), JSON.stringify(catalogue));
});

afterEach(() => rm(realm, { recursive: true }));

it('lists every title, with the series an episode belongs to', () => {
  const subjects = subjectsOf(catalogue);
  expect(subjects.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'video'],
    [2, 'series'],
    [3, 'season'],
    [4, 'episode'],
  ]);
  expect(subjects[0]?.title).toBe('The sea');
  expect(subjects[3]?.parent?.id).toBe(2);
});

it('draws nothing for a title that shows another’s picture', () => {
  const [show] = catalogue.series;
  const episodes = [
    { id: 4, title: 'Pilot', picture: 'pictures/3.svg' },
    { id: 5, title: 'Second', picture: 'pictures/5.svg' },
  ];
  const seasons = [{ id: 3, title: 'One', seasonNumber: 1, episodes }];
  expect(subjectsOf({ series: [{ ...show, seasons }] }).map(({ id }) => id)).toEqual([2, 3, 5]);
});

it('writes two pictures per title and removes those of titles that are gone', async () => {
  await mkdir(join(realm, 'pictures'));
  await writeFile(join(realm, 'pictures', '99.svg'), '');
  await writeFile(join(realm, 'pictures', 'kept.txt'), '');
  const report = await makePictures(realm);
  expect(report).toMatchObject({ brand: 'lumen', subjects: 4, files: 8, removed: 1 });
  expect((await readdir(join(realm, 'pictures'))).toSorted()).toEqual([
    '1-portrait.svg',
    '1.svg',
    '2-portrait.svg',
    '2.svg',
    '3-portrait.svg',
    '3.svg',
    '4-portrait.svg',
    '4.svg',
    'kept.txt',
  ]);
});

it('writes the same bytes on every run', async () => {
  await makePictures(realm);
  const first = await readFile(join(realm, 'pictures', '4.svg'), 'utf8');
  await makePictures(realm);
  expect(await readFile(join(realm, 'pictures', '4.svg'), 'utf8')).toBe(first);
});

it('refuses a realm without an art direction', async () => {
  await writeFile(join(realm, 'realm.json'), '{}');
  await expect(makePictures(realm)).rejects.toThrow('no art direction');
});

it('refuses two titles with one id', async () => {
  await writeFile(join(realm, 'catalogue', 'more.json'), JSON.stringify({ events: [{ id: 1, title: 'Again' }] }));
  await expect(makePictures(realm)).rejects.toThrow('two titles have the id 1');
});
