import { cpSync, mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '#server/authoring/folder/check-folder.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { type DocumentKind, documentFile, editedKinds } from '#schemas/realm-folder.ts';
import { START } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';
import { openStudio, type Studio } from '../support/studio.ts';
import { type Planted, planted, plantedFiles } from './planted-mistakes.ts';

const lumen = path.join(import.meta.dirname, '../../fixtures/realms/lumen');
const films = path.join(import.meta.dirname, '../../fixtures/media');
const fileOf = ({ kind, name }: Pick<Planted, 'kind' | 'name'>) => documentFile(kind, name);
const files = [...new Set(planted.map(fileOf))].sort();
const place = ({ severity, document, pointer, rule, fix }: Diagnostic) => {
  const [, meant] = /^Did you mean “(.+?)”\?/.exec(fix) ?? [];
  return `${document}: ${severity} ${pointer} ${rule}${meant === undefined ? '' : ` ?${meant}`}`;
};
const expected = (file?: string) =>
  planted
    .filter((one) => file === undefined || fileOf(one) === file)
    .flatMap((one) => one.said.map((said) => `${fileOf(one)}: ${said}`))
    .sort();

let folder: string;
let findings: Diagnostic[];
const sources = new Map<string, string>();
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-planted-'));
  cpSync(lumen, folder, { recursive: true });
  for (const file of files) {
    const document: unknown = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const one of planted) if (fileOf(one) === file) one.plant(document as never);
    const source = JSON.stringify(document, null, 2);
    sources.set(file, source);
    await writeFile(path.join(folder, file), source);
  }
  for (const { of, file } of plantedFiles) if (of !== undefined) cpSync(path.join(folder, of), path.join(folder, file));
  ({ findings } = await checkFolder(folder, { mediaFolder: films, now: Date.parse(START) }));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const isEdited = (kind: DocumentKind) => editedKinds.some((one) => one === kind);

test('the check of a realm with deliberate mistakes reports each one with its place and a suggestion, and nothing else @def-13', () => {
  const strange = plantedFiles.map(({ file, said }) => `${file}: ${said}`);
  expect(findings.map(place).sort()).toEqual([...expected(), ...strange].sort());
});

describe('findings of the studio and of the realm check @edit-04 @def-13', () => {
  let server: TestServer;
  let edda: Studio;
  beforeAll(async () => {
    server = await openTestServer();
    await loadRealm(server.context, lumen);
    edda = await openStudio(server, { email: 'editor@playbill.test', password: 'playbill-demo' }, 'lumen');
  }, 120_000);
  afterAll(() => server.close());

  const edited = new Map(planted.filter(({ kind }) => isEdited(kind)).map((one) => [fileOf(one), one]));
  test.each([...edited])(
    'the studio reports the findings of the realm check for the faulty %s, and refuses to publish the document',
    async (file, { kind, name }) => {
      const source = sources.get(file);
      // A finding about a label names a document that uses it. Which one depends on the other documents, which have no
      // mistakes in the published realm, so the name is not compared.
      const alike = ({ expected, ...rest }: Diagnostic) => ({
        ...rest,
        expected: expected.replace(/because \S+ \S+/, ''),
      });
      const own = (diagnostics: Diagnostic[] = []) =>
        diagnostics.filter(({ document }) => document === file).map((one) => alike(one));
      const { diagnostics } = await edda('POST', 'check', { kind, name, source });
      expect(own(diagnostics)).toEqual(own(findings));
      const { published } = await edda('GET', `documents/${kind}/${name}`);
      const { revision } = await edda('PUT', `documents/${kind}/${name}/draft`, { source, base: published?.revision });
      const refused = await edda('POST', `documents/${kind}/${name}/publish`, { base: revision });
      expect(refused).toMatchObject({ status: 422, details: { diagnostics } });
    },
  );
});
