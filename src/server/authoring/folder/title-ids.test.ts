import path from 'node:path';
import { expect, test } from 'vitest';
import { findingLine } from '#schemas/diagnostic.ts';
import { documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import { toTitleNumber } from '#schemas/routes/title-number.ts';
import { type FolderFiles, ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { checkFolder } from './check-folder.ts';
import { nameTitles, numberTitles } from './title-ids.ts';

const NOW = Date.parse('2026-07-11T12:00:00Z');
const files = realmFiles('north');

/** Replaces numeric ids by words in the realm's documents. */
function withWords(words: Readonly<Record<number, string>>, all: FolderFiles = files): FolderFiles {
  const replaced = Object.entries(words).reduce(
    (text, [id, word]) =>
      text.replaceAll(new RegExp(`(?<="id":|"playlistId":|[[,])${id}(?=[,\\]}])`, 'g'), JSON.stringify(word)),
    JSON.stringify(all),
  );
  return JSON.parse(replaced) as FolderFiles;
}

async function findingsOf(changed: FolderFiles): Promise<string[]> {
  const { folder, remove } = await writeRealm('north', changed);
  try {
    return (await checkFolder(folder, { now: NOW })).findings.map(findingLine);
  } finally {
    await remove();
  }
}

const everyKind = {
  [ids.free]: 'first.film',
  [ids.series]: 'corner-stories',
  [ids.season]: 'S01',
  [ids.episode]: 'corner_1x01',
  [ids.playlist]: 'start-here',
  [ids.weekly]: 'weekly',
};

const button = (text: string, link: object) => ({
  $type: 'button',
  $zone: 'list',
  attributes: { text, type: 'PRIMARY', action: { type: 'navigate', data: { link } } },
});
const links = {
  'pages/links.json': {
    version: '1.0',
    title: 'Links',
    elements: [
      {
        $type: 'textBlock',
        $zone: 'list',
        attributes: { text: 'See <a href="/series/corner-stories/Corner">the series</a>' },
      },
      button('Watch', { type: 'VOD', id: 'first.film' }),
      button('Live', { type: 'ROUTE', route: '/live/weekly?a=1' }),
    ],
  },
};

test('accepts non-numeric title ids wherever a realm file refers to a title @def-21', async () => {
  const { 'pictures/1.svg': picture, ...others } = files;
  const named = { ...withWords(everyKind, others), 'pictures/1.svg': undefined, 'pictures/first.film.svg': picture };
  expect(await findingsOf({ ...named, ...links })).toEqual(await findingsOf({}));
});

test('converts non-numeric title ids to numbers in every realm file, and back @def-21', () => {
  const before = new Map(Object.entries({ ...withWords(everyKind), ...links }).filter(([file]) => kindOfFile(file)));
  const { written } = numberTitles(
    [...before].map(([file, value]) => ({
      kind: kindOfFile(file) ?? 'page',
      name: path.basename(file, '.json'),
      value,
    })),
  );
  const numbered = new Map(written.map(({ kind, name, value }) => [documentFile(kind, name), value]));
  for (const word of Object.values(everyKind)) {
    const number = toTitleNumber(word);
    expect(JSON.stringify(numbered.get('catalogue/all.json'))).toContain(`"id":${number},`);
    expect(JSON.stringify([...numbered]).split(JSON.stringify(word)).length - 1).toBe(1);
  }
  expect(JSON.stringify(numbered.get('pages/links.json'))).toContain(`/live/${toTitleNumber('weekly')}?a=1`);
  expect(JSON.stringify(numbered.get('pages/links.json'))).toContain(
    `/series/${toTitleNumber('corner-stories')}/Corner`,
  );
  expect(nameTitles(numbered)).toEqual(before);
});

test('reports invalid title ids and references to unknown titles, with the reason @def-21', async () => {
  const changed = withWords({ [ids.free]: 'first film', [ids.onSignIn]: '2', [ids.series]: 'corner-stories' });
  const pages = {
    'pages/links.json': {
      version: '1.0',
      title: 'Links',
      elements: [
        {
          $type: 'bucket',
          $zone: 'list',
          attributes: {
            bucketId: 'b',
            exid: 'b',
            name: 'B',
            type: 'MIXED',
            source: { type: 'IDS', ids: ['corner-storie'] },
          },
        },
      ],
    },
  };
  const said = (await findingsOf({ ...changed, ...pages })).join('\n');
  expect(said).toContain(
    '/videos/0/id: expected a number, or a word of letters, digits, hyphens, dots and underscores such as tokyo-story, found "first film"',
  );
  expect(said).toContain('/videos/1/id: expected a number without quotation marks, or a word, found "2"');
  expect(said).toContain(
    'pages/links.json /elements/0/attributes/source/ids/0: expected the id of a title, found "corner-storie" — Did you mean “corner-stories”?',
  );
});

test.each([
  [
    'the same non-numeric id',
    ['twice', 'twice'],
    'an id that no other title has (catalogue/all.json /videos/0 has it), found "twice"',
  ],
  [
    'different non-numeric ids that map to the same number',
    ['winter-captain-299', 'crimson-orchard-80'],
    'another word, because its number is that of winter-captain-299 (catalogue/all.json /videos/0), found "crimson-orchard-80"',
  ],
] as const)('reports two titles whose ids collide: %s @def-21', async (_what, [one, other], expected) => {
  const said = await findingsOf(withWords({ [ids.free]: one, [ids.onSignIn]: other }));
  expect(said.join('\n')).toContain(`/videos/1/id: expected ${expected}`);
});
