import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editors, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, MORE, openStudio, type Studio } from '../../../../tests/support/studio.ts';
import { exportRealm } from '../../app/export-realm.ts';
import { LoadConflictError } from './load-conflict-error.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
let edda: Studio;
let folders: { folder: string; remove: () => Promise<void> }[];
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
  folders = await Promise.all([writeRealm('north'), writeRealm('north')]);
  // Exports the realm to both folders, so that each of them has a merge base and may be loaded.
  for (const { folder } of folders) await exportRealm(server.context, 'north', folder, { overwrite: true });
});
afterAll(async () => {
  await Promise.all(folders.map(({ remove }) => remove()));
  await server.close();
});

/** The properties of a page that the test edits. */
const names = ['title', 'description', 'source'] as const;
type Name = (typeof names)[number];
type Page = Partial<Record<Name, string>> & { version: string; elements: unknown[] };

const more = realmFiles('north')['pages/more.json'] as Page;

const published = async (): Promise<Page> => JSON.parse((await edda('GET', MORE)).published?.source ?? '{}') as Page;

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), name: fc.constantFrom(...names) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit' as const), folder: fc.nat(1), name: fc.constantFrom(...names) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('load' as const),
      folder: fc.nat(1),
      take: fc.constantFrom<'ours' | 'theirs' | undefined>(undefined, undefined, 'ours', 'theirs'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('export' as const), folder: fc.nat(1) }) },
);

let word = 0;

test('property: no sequence of publish, edit, load and export loses a published edit, except a load --theirs @edit-05 @realm-01', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const acknowledged = new Map<Name, string>();
      // For each folder: its present content (`holds`), and its merge base, that is, its content when last loaded or
      // exported.
      const start = await published();
      for (const { folder } of folders) await exportRealm(server.context, 'north', folder, { overwrite: true });
      const holds = folders.map(() => ({ ...start }));
      const held = folders.map(() => ({ ...start }));
      for (const one of steps) {
        if (one.do === 'publish') {
          const text = `w${(word += 1)}`;
          const source = JSON.stringify({ ...more, ...(await published()), [one.name]: text });
          const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
          expect(await edda('POST', `${MORE}/publish`, { base: revision })).toMatchObject({ status: 200 });
          acknowledged.set(one.name, text);
          continue;
        }
        const { folder } = folders[one.folder] ?? { folder: '' };
        const page = holds[one.folder] ?? more;
        if (one.do === 'edit') {
          page[one.name] = `w${(word += 1)}`;
          await writeFile(path.join(folder, 'pages/more.json'), JSON.stringify(page));
        } else if (one.do === 'export') {
          await exportRealm(server.context, 'north', folder, { overwrite: true });
          holds[one.folder] = await published();
          held[one.folder] = await published();
        } else {
          const take = { everywhere: one.take, files: new Map() };
          const error = await loadRealm(server.context, folder, { take }).then(
            () => undefined,
            (reason: unknown) => reason,
          );
          if (error) {
            expect(error).toBeInstanceOf(LoadConflictError);
            expect(one.take).toBeUndefined();
          } else {
            const after = await published();
            for (const [name, text] of acknowledged) {
              if (after[name] === text) continue;
              expect(held[one.folder]?.[name] === text || one.take === 'theirs').toBe(true);
              acknowledged.delete(name);
            }
            held[one.folder] = { ...page };
          }
        }
        const now = await published();
        for (const [name, text] of acknowledged) expect(now[name]).toBe(text);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
