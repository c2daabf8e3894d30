import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FolderDocuments, mergeFolders, type MergeSide } from './merge-folders.ts';

const row = (bucketId: string, name: string) => ({ $type: 'bucket', attributes: { bucketId, name } });
const home = { title: 'Home', elements: [row('a', 'A'), row('b', 'B')] };
const about = { title: 'About', elements: [] };
const folder = (files: Record<string, unknown>): FolderDocuments => new Map(Object.entries(files));
const base = folder({ 'pages/home.json': home, 'pages/about.json': about });

describe('import of a realm’s folder after edits in the database', () => {
  test('importing an unchanged realm folder preserves the edits that were made in the database @edit-05', () => {
    const ours = folder({
      'pages/home.json': { ...home, title: 'Edited' },
      'pages/about.json': about,
      'pages/x.json': {},
    });
    const { documents, conflicts, changed, kept } = mergeFolders({ base, ours, theirs: base }, () => undefined);
    expect([documents, conflicts, changed]).toEqual([ours, [], []]);
    expect(kept).toEqual([
      { file: 'pages/home.json', pointer: '/title', before: 'Home', after: 'Edited' },
      { file: 'pages/x.json', pointer: '', before: undefined, after: {} },
    ]);
  });

  test('importing a changed realm folder merges the changes with the edits made in the database @edit-05', () => {
    const ours = folder({ 'pages/home.json': { ...home, title: 'Edited' }, 'pages/about.json': about });
    const theirs = folder({ 'pages/home.json': { ...home, elements: [row('a', 'A'), row('b', 'Best')] } });
    const { documents, conflicts, changed } = mergeFolders({ base, ours, theirs }, () => undefined);
    expect(documents).toEqual(
      folder({ 'pages/home.json': { title: 'Edited', elements: [row('a', 'A'), row('b', 'Best')] } }),
    );
    expect(conflicts).toEqual([]);
    expect(changed).toEqual([
      { file: 'pages/about.json', pointer: '', before: about, after: undefined },
      { file: 'pages/home.json', pointer: '/elements/1/attributes/name', before: 'B', after: 'Best' },
    ]);
  });

  const edited = {
    'pages/home.json': { title: 'Edited', elements: [row('a', 'Edited'), row('b', 'B')] },
    'pages/about.json': { title: 'Edited', elements: [] },
  };
  const changed = { 'pages/home.json': { title: 'Changed', elements: [row('b', 'B')] } };
  const merge = (take: (file: string) => MergeSide | undefined) =>
    mergeFolders({ base, ours: folder(edited), theirs: folder(changed) }, take);

  test('importing a realm folder reports each conflict with the values of folder and database @edit-05', () => {
    expect(merge(() => undefined).conflicts).toEqual([
      {
        file: 'pages/about.json',
        pointer: '',
        base: about,
        ours: edited['pages/about.json'],
        theirs: undefined,
        taken: undefined,
      },
      { file: 'pages/home.json', pointer: '/title', base: 'Home', ours: 'Edited', theirs: 'Changed', taken: undefined },
      {
        file: 'pages/home.json',
        pointer: '/elements/0',
        base: row('a', 'A'),
        ours: row('a', 'Edited'),
        theirs: undefined,
        taken: undefined,
      },
    ]);
  });

  test('resolves conflicts of folder and database by the chosen side, for all files or for some @edit-05', () => {
    expect(merge(() => 'ours').documents).toEqual(folder(edited));
    expect(merge(() => 'theirs').documents).toEqual(folder(changed));
    expect(merge((file) => (file === 'pages/home.json' ? 'theirs' : 'ours')).documents).toEqual(
      folder({ 'pages/about.json': edited['pages/about.json'], ...changed }),
    );
    const back = { base, ours: folder(changed), theirs: folder(edited) };
    expect(mergeFolders(back, () => 'ours').documents).toEqual(folder(changed));
    expect(mergeFolders(back, () => 'theirs').documents).toEqual(folder(edited));
  });
});

// Model-based test below: after any sequence of operations, what an editor has published stays published.

interface Element {
  $type: 'bucket' | 'textBlock';
  attributes: { bucketId?: string; name?: string; text?: string };
}
interface Page {
  title: string;
  elements: Element[];
}
type Pages = Map<string, Page>;

/** An edit, with a function that tells whether the edit is visible in a folder or in the published pages. */
interface Edit {
  /** Subject of the edit: a later edit of the same subject replaces this edit. */
  about: string;
  isIn: (pages: Pages) => boolean;
}

const copy = (pages: Pages): Pages => structuredClone(pages);
const at = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
const textsOf = (pages: Pages, file: string) =>
  pages.get(file)?.elements.map(({ attributes }) => attributes.text) ?? [];
const idsOf = (pages: Pages, file: string) =>
  pages.get(file)?.elements.map(({ attributes }) => attributes.bucketId) ?? [];
const nameOf = (pages: Pages, file: string, id: string) =>
  pages.get(file)?.elements.find(({ attributes }) => attributes.bucketId === id)?.attributes.name;

const kinds = ['title', 'name', 'add', 'add text', 'remove', 'move', 'page'] as const;
interface Change {
  kind: (typeof kinds)[number];
  page: number;
  place: number;
}

/** Applies a random edit to the pages. `word` is a text that occurs in no other edit. */
function change(pages: Pages, { kind, page, place }: Change, word: string): Edit[] {
  const [file, document] = at([...pages], page) ?? [];
  if (kind === 'page' || !file || !document) {
    const made = `pages/${word}.json`;
    pages.set(made, { title: word, elements: [] });
    return [{ about: `${made} title`, isIn: (there) => there.get(made)?.title === word }];
  }
  const { elements } = document;
  const element = at(elements, place);
  const id = element?.attributes.bucketId;
  if (kind === 'title') {
    document.title = word;
    return [{ about: `${file} title`, isIn: (there) => there.get(file)?.title === word }];
  }
  if (kind === 'add') {
    elements.splice(place % (elements.length + 1), 0, { $type: 'bucket', attributes: { bucketId: word, name: word } });
    return [{ about: `${file} ${word}`, isIn: (there) => idsOf(there, file).includes(word) }];
  }
  if (kind === 'add text') {
    elements.splice(place % (elements.length + 1), 0, { $type: 'textBlock', attributes: { text: word } });
    return [{ about: `${file} ${word}`, isIn: (there) => textsOf(there, file).includes(word) }];
  }
  if (!element) return [];
  if (kind === 'move') {
    elements.splice(elements.indexOf(element), 1);
    elements.splice(place % (elements.length + 1), 0, element);
    return [];
  }
  if (kind === 'remove') {
    elements.splice(elements.indexOf(element), 1);
    if (id === undefined) return [{ about: `${file} ${element.attributes.text}`, isIn: () => true }];
    const isGone = (there: Pages) => there.has(file) && !idsOf(there, file).includes(id);
    return [
      { about: `${file} ${id}`, isIn: isGone },
      { about: `${file} ${id} name`, isIn: () => true },
    ];
  }
  if (id === undefined) {
    const about = `${file} ${element.attributes.text}`;
    element.attributes.text = word;
    return [
      { about, isIn: () => true },
      { about: `${file} ${word}`, isIn: (there) => textsOf(there, file).includes(word) },
    ];
  }
  element.attributes.name = word;
  return [{ about: `${file} ${id} name`, isIn: (there) => nameOf(there, file, id) === word }];
}

const changes = fc.record({ kind: fc.constantFrom(...kinds), page: fc.nat(5), place: fc.nat(7) });
const folders = fc.nat(2);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('publish' as const), change: changes }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), folder: folders, change: changes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove a page' as const), folder: folders, page: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('load' as const),
      folder: folders,
      take: fc.constantFrom<MergeSide | undefined>(undefined, undefined, 'ours', 'theirs'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('export' as const), folder: folders }) },
);

test('no sequence of edits, publishes, imports and exports loses published content, except by an import with --theirs @edit-05 @realm-01', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const start: Pages = new Map([
        ['pages/home.json', { title: 'Home', elements: [row('a', 'A') as Element, row('b', 'B') as Element] }],
        ['pages/about.json', { title: 'About', elements: [{ $type: 'textBlock', attributes: { text: 'One' } }] }],
      ]);
      let air = copy(start);
      const working = [copy(start), copy(start), copy(start)];
      const loaded = [copy(start), copy(start), copy(start)];
      const published = new Map<string, Edit>();
      for (const [index, one] of steps.entries()) {
        if (one.do === 'publish') {
          for (const edit of change(air, one.change, `w${index}`)) published.set(edit.about, edit);
          continue;
        }
        const theirs = working[one.folder] ?? start;
        const seen = loaded[one.folder] ?? start;
        if (one.do === 'edit') change(theirs, one.change, `w${index}`);
        else if (one.do === 'remove a page') theirs.delete(at([...theirs.keys()], one.page) ?? '');
        else if (one.do === 'export') {
          working[one.folder] = copy(air);
          loaded[one.folder] = copy(air);
        } else {
          const { documents, conflicts } = mergeFolders({ base: seen, ours: air, theirs }, () => one.take);
          const before = air;
          const isStopped = conflicts.some(({ taken }) => taken === undefined);
          if (isStopped) continue;
          air = copy(documents as Pages);
          for (const [about, edit] of published) {
            if (edit.isIn(air)) continue;
            // The published edit may only be lost if the folder's author knew it and changed it, or chose `theirs` for
            // conflicts.
            const isTheirChange = edit.isIn(seen) && !edit.isIn(theirs);
            expect([about, isTheirChange || one.take === 'theirs', edit.isIn(before)]).toEqual([about, true, true]);
            published.delete(about);
          }
          loaded[one.folder] = copy(theirs);
          const again = mergeFolders({ base: theirs, ours: air, theirs }, () => undefined);
          expect([again.conflicts, again.changed]).toEqual([[], []]);
        }
      }
      for (const edit of published.values()) expect([edit.about, edit.isIn(air)]).toEqual([edit.about, true]);
    }),
    { numRuns: 2000 },
  );
});
