import { expect, test } from 'vitest';
import { applyChoices, mergeVersions } from './together.ts';

const base = `{
  "version": "1.1",
  "title":   "Home",
  "elements": [
    { "$type": "textBlock", "$zone": "list", "attributes": { "text": "One" } },
    { "$type": "textBlock", "$zone": "list", "attributes": { "text": "Two" } }
  ]
}
`;
const put = (mine: string, theirs: string) => mergeVersions({ base, mine, theirs });

test('returns the other editor’s version unchanged if the current editor has no changes @edit-05', () => {
  const theirs = base.replace('   "Home"', '"Start"');
  expect(put(base, theirs)).toEqual({ text: theirs, conflicts: [] });
});

test('merges two editors’ changes of different parts and preserves the current editor’s formatting @edit-05', () => {
  const mine = base.replace('"Two"', '"Two, by me"');
  const theirs = JSON.stringify({ ...JSON.parse(base), title: 'Start', description: 'Theirs' });
  expect(put(mine, theirs)).toEqual({
    text: mine.replace('"Home"', '"Start"').replace('}\n  ]\n', '}\n  ],\n  "description": "Theirs"\n'),
    conflicts: [],
  });
});

test('inserts an element that the other editor added and preserves the current editor’s formatting @edit-05', () => {
  const mine = base.replace('"One"', '"One, by me"');
  const document = JSON.parse(base) as { elements: unknown[] };
  document.elements.splice(1, 0, { $type: 'separator', $zone: 'list', attributes: {} });
  const { text, conflicts } = put(mine, JSON.stringify(document));
  expect(conflicts).toEqual([]);
  for (const line of mine.split('\n').filter((one) => !one.includes('One, by me'))) expect(text).toContain(line);
  expect((JSON.parse(text) as typeof document).elements).toHaveLength(3);
});

test('applies the editor’s choice to conflicting values only @edit-05', () => {
  const mine = base.replace('"Home"', '"Mine"').replace('"Two"', '"Two, by me"');
  const theirs = base.replace('"Home"', '"Theirs"').replace('"One"', '"One, by them"');
  const versions = { base, mine, theirs };
  const together = mergeVersions(versions);
  expect(together.conflicts).toEqual([{ pointer: '/title', base: 'Home', ours: 'Mine', theirs: 'Theirs' }]);
  const both = base.replace('"Two"', '"Two, by me"').replace('"One"', '"One, by them"');
  expect(applyChoices(versions, together, () => 'theirs')).toBe(both.replace('"Home"', '"Theirs"'));
  expect(applyChoices(versions, together, () => 'mine')).toBe(both.replace('"Home"', '"Mine"'));
});

test('removes a value that the other editor has changed only if the current editor chooses so @edit-05', () => {
  const mine = JSON.stringify({ version: '1.1', elements: [] });
  const before = JSON.stringify({ version: '1.1', title: 'Home', elements: [] });
  const theirs = JSON.stringify({ version: '1.1', title: 'Start', elements: [] });
  const versions = { base: before, mine, theirs };
  const together = mergeVersions(versions);
  expect(JSON.parse(applyChoices(versions, together, () => 'theirs'))).toHaveProperty('title', 'Start');
  expect(JSON.parse(applyChoices(versions, together, () => 'mine'))).not.toHaveProperty('title');
});

test.each([
  ['one editor’s text is not JSON', base, `${base}x`],
  ['the common base version is unknown', undefined, base.replace('One', 'Mine')],
])('if %s, the studio offers a choice between the complete versions of both editors @edit-05', (_what, begun, mine) => {
  const theirs = base.replace('Home', 'Theirs');
  const versions = { base: begun, mine, theirs };
  const together = mergeVersions(versions);
  expect(together).toMatchObject({ text: mine, conflicts: [{ pointer: '' }] });
  expect(applyChoices(versions, together, () => 'mine')).toBe(mine);
  expect(applyChoices(versions, together, () => 'theirs')).toBe(theirs);
});
