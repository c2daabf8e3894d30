import { mkdtempSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFolder } from '#server/authoring/folder/check-folder.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { findingLine } from '#schemas/diagnostic.ts';
import { toTitleNumber } from '#schemas/routes/title-number.ts';
import { newRealm } from '../../scripts/realm/new-realm.ts';
import { bearer, json, openTestServer, type TestServer } from '../support/realm-server.ts';
import {
  type CardForm,
  convertCardForm,
  convertFeed,
  convertSchemaForm,
  convertStory,
  type Feed,
  type SchemaForm,
  type Story,
} from './foreign/convert.ts';

const sample = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, 'foreign', `${name}.json`), 'utf8')) as T;

let scratch: string;
let folder: string;
let server: TestServer;

const write = async (file: string, document: unknown) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), `${JSON.stringify(document, null, 2)}\n`);
};
const edit = async (file: string, change: (document: Record<string, unknown>) => object) =>
  write(file, change(JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown>));

beforeAll(async () => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-foreign-'));
  folder = path.join(scratch, 'kino');
  await newRealm(folder, { name: 'Kino' });
  const feed = await sample<Feed>('feed');
  const { films, files } = convertFeed(feed);
  const all = {
    ...files,
    ...convertStory(await sample<Story>('story')),
    ...convertCardForm('group-booking', await sample<CardForm>('card-form')),
    ...convertSchemaForm('survey', await sample<SchemaForm>('survey')),
  };
  for (const [file, document] of Object.entries(all)) await write(file, document);
  await edit('media.json', ({ media, ...more }) => ({ ...more, media: { ...(media as object), ...films } }));
  await edit('realm.json', (realm) => ({
    ...realm,
    pictures: { origins: ['https://pictures.example.org'] },
    answerForms: ['group-booking', 'survey'].map((form) => ({ form, keepDays: 90 })),
    footer: {
      groups: [{ title: 'Kino', links: [{ text: 'House rules', link: { type: 'SECTION', id: 'house-rules' } }] }],
    },
  }));
  // The titles converted from the feed have no images in this test, so each gets one of the new realm's pictures.
  const pictures = await readdir(path.join(folder, 'pictures'));
  for (const end of ['-portrait.svg', '.svg']) {
    const [one = ''] = pictures.filter(
      (name) => name.endsWith(end) && name.includes('-portrait') === end.startsWith('-'),
    );
    for (const { mediaid } of feed.playlist)
      await copyFile(path.join(folder, 'pictures', one), path.join(folder, 'pictures', `${mediaid}${end}`));
  }
  server = await openTestServer();
});
afterAll(async () => {
  await server.close();
  await rm(scratch, { recursive: true, force: true });
});

test('converts a page, two forms and a feed of other systems into a realm that passes validation without findings @def-21', async () => {
  expect((await checkFolder(folder)).findings.map(findingLine)).toEqual([]);
});

test('loads and shows a page that was converted from another system, and stores answers of a converted form @def-21', async () => {
  await loadRealm(server.context, folder, {});
  const realm = 'kino';
  const headers = bearer(await server.guest(realm));
  const page = await server.call('/api/v1/view?type=section&id=house-rules', { realm, headers });
  const { elements } = (await page.json()) as { elements: { $type: string; attributes: { cards?: object[] } }[] };
  expect(elements.map(({ $type }) => $type)).toEqual(['textBlock', 'imageText', 'questions', 'video', 'form', 'form']);
  expect(elements[3]?.attributes.cards).toMatchObject([{ id: toTitleNumber('Kq7Lm2Xa'), title: 'The Night Before' }]);
  const fields = {
    school: 'Harbor School',
    people: '٢٤',
    'day.year': '2027',
    'day.month': '3',
    'day.day': '9',
    hall: 'small',
    wishes: 'Two\nlines',
    terms: 'true',
  };
  const path = '/api/v2/realm/forms/group-booking/answers';
  expect((await server.call(path, { ...json({ fields: { ...fields, people: '9' } }), realm })).status).toBe(400);
  expect((await server.call(path, { ...json({ fields }), realm })).status).toBe(204);
  const [answer] = await server.database.query<{ fields: object }>('select fields from form_answers', [], realm);
  expect(answer?.fields).toEqual({
    school: 'Harbor School',
    people: 24,
    day: '2027-03-09',
    hall: 'small',
    wishes: 'Two\nlines',
    terms: true,
  });
});
