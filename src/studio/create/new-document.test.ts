import { expect, test } from 'vitest';
import { checkDocument } from '#schemas/check-document.ts';
import { schemaFiles } from '../language/schema-files.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import { beginWith, beginWithValue, findNameFault, kindsToBegin, newKinds, titleOf } from './new-document.ts';

test.each([
  ['rejects', '', 'page', ' as missing', 'missing'],
  ['accepts', 'summer', 'page', '', undefined],
  ['accepts', 'Summer-2026.v2', 'page', '', undefined],
  ['rejects', 'Home', 'page', ' as taken', 'taken'],
  ['rejects', '-summer', 'page', ' as invalid', 'ill'],
  ['rejects', 'summer sale', 'page', ' as invalid', 'ill'],
  ['rejects', '../home', 'page', ' as invalid', 'ill'],
  ['rejects', 'x'.repeat(81), 'page', ' as invalid', 'ill'],
  ['accepts', 'fr_FR', 'labels', '', undefined],
  ['rejects', 'french', 'labels', ' as invalid', 'ill'],
] as const)('%s the name “%s” of a new document of kind %s%s @edit-05', (_verdict, name, kind, _reason, fault) => {
  expect(findNameFault(kind, name, ['home'])).toBe(fault);
});

test('writes the new name into a copied document and changes no other bytes @edit-05', () => {
  const source = '{\n\t"version": "1.1",  "source": "home",\n\t"elements": [{ "source": "x" }]\n}\n';
  expect(beginWith('page', 'summer', source)).toBe(source.replace('"home"', '"summer"'));
  const without = '{ "version": "1.1", "elements": [{ "source": "x" }] }';
  expect(beginWith('page', 'summer', without)).toBe(without);
  expect(beginWith('form', 'summer', source)).toBe(source);
});

test.each(newKinds)(
  'every example of the document kind “%s” in the schemas is a valid document with a title @edit-05',
  (kind) => {
    const examples = schemaFiles.get(`definitions/${kind}.schema.json`)?.examples ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const name = onlyName(kind) ?? (kind === 'labels' ? 'fr_FR' : 'summer');
      expect(checkDocument(kind, JSON.parse(beginWithValue(kind, name, example)))).toMatchObject({ ok: true });
      expect(titleOf(example)).not.toBe('');
    }
  },
);

test('does not offer to create a second document of a kind of which a realm has only one @edit-05', () => {
  const offered = kindsToBegin([{ kind: 'page' }, { kind: 'texts' }]);
  expect(offered).toEqual(['page', 'form', 'menu', 'labels', 'consent', 'licences', 'vouchers']);
});
