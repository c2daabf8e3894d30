import { expect, test } from 'vitest';
import { decided, putTogether } from './together.ts';

const base = `{
  "version": "1.1",
  "title":   "Home",
  "elements": [
    { "$type": "textBlock", "$zone": "list", "attributes": { "text": "One" } },
    { "$type": "textBlock", "$zone": "list", "attributes": { "text": "Two" } }
  ]
}
`;
const put = (mine: string, theirs: string) => putTogether({ base, mine, theirs });

test('who changed nothing gets the other’s version, letter by letter @edit-05', () => {
  const theirs = base.replace('   "Home"', '"Start"');
  expect(put(base, theirs)).toEqual({ text: theirs, conflicts: [] });
});

test('different places are put together, and the text stays laid out as mine is @edit-05', () => {
  const mine = base.replace('"Two"', '"Two, by me"');
  const theirs = JSON.stringify({ ...JSON.parse(base), title: 'Start', description: 'Theirs' });
  expect(put(mine, theirs)).toEqual({
    text: mine.replace('"Home"', '"Start"').replace('}\n  ]\n', '}\n  ],\n  "description": "Theirs"\n'),
    conflicts: [],
  });
});

test('an element that they added stands among mine as I wrote them @edit-05', () => {
  const mine = base.replace('"One"', '"One, by me"');
  const document = JSON.parse(base) as { elements: unknown[] };
  document.elements.splice(1, 0, { $type: 'separator', $zone: 'list', attributes: {} });
  const { text, conflicts } = put(mine, JSON.stringify(document));
  expect(conflicts).toEqual([]);
  for (const line of mine.split('\n').filter((one) => !one.includes('One, by me'))) expect(text).toContain(line);
  expect((JSON.parse(text) as typeof document).elements).toHaveLength(3);
});

test('of one place the editor decides, for that place alone @edit-05', () => {
  const mine = base.replace('"Home"', '"Mine"').replace('"Two"', '"Two, by me"');
  const theirs = base.replace('"Home"', '"Theirs"').replace('"One"', '"One, by them"');
  const versions = { base, mine, theirs };
  const together = putTogether(versions);
  expect(together.conflicts).toEqual([{ pointer: '/title', base: 'Home', ours: 'Mine', theirs: 'Theirs' }]);
  const both = base.replace('"Two"', '"Two, by me"').replace('"One"', '"One, by them"');
  expect(decided(versions, together, () => 'theirs')).toBe(both.replace('"Home"', '"Theirs"'));
  expect(decided(versions, together, () => 'mine')).toBe(both.replace('"Home"', '"Mine"'));
});

test('what one took away and the other changed is taken away only if that is chosen @edit-05', () => {
  const mine = JSON.stringify({ version: '1.1', elements: [] });
  const before = JSON.stringify({ version: '1.1', title: 'Home', elements: [] });
  const theirs = JSON.stringify({ version: '1.1', title: 'Start', elements: [] });
  const versions = { base: before, mine, theirs };
  const together = putTogether(versions);
  expect(JSON.parse(decided(versions, together, () => 'theirs'))).toHaveProperty('title', 'Start');
  expect(JSON.parse(decided(versions, together, () => 'mine'))).not.toHaveProperty('title');
});

test.each([
  ['mine is no JSON at the moment', base, `${base}x`],
  ['nobody knows any more what both began with', undefined, base.replace('One', 'Mine')],
])('where %s the editor chooses between the two as they are @edit-05', (_what, begun, mine) => {
  const theirs = base.replace('Home', 'Theirs');
  const versions = { base: begun, mine, theirs };
  const together = putTogether(versions);
  expect(together).toMatchObject({ text: mine, conflicts: [{ pointer: '' }] });
  expect(decided(versions, together, () => 'mine')).toBe(mine);
  expect(decided(versions, together, () => 'theirs')).toBe(theirs);
});
