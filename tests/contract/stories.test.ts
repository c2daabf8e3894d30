import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storyGaps } from '../support/story-gaps.ts';

const root = path.join(import.meta.dirname, '../..');
const kinds = globSync('*.schema.json', { cwd: path.join(root, 'schemas/blocks') }).map(
  (file) => file.split('.')[0] ?? '',
);

test.each(kinds)(
  'the block %s has a story per schema example in both text directions, one in the second demo realm, and one of its properties @def-14',
  (kind) => expect(storyGaps(root, kind)).toEqual([]),
);

test('the check of required stories detects an example without a story', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stories-'));
  try {
    for (const name of ['blocks/a', 'schemas/blocks']) mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'schemas/blocks/a.schema.json'), '{"examples": [{}, {}]}');
    writeFileSync(
      path.join(folder, 'blocks/a/a.stories.tsx'),
      'export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);\nexport const ReferenceListsPropertiesAndExamples = reference;\n',
    );
    expect(storyGaps(folder, 'a')).toEqual([
      'a lacks example(0, rightToLeft)',
      'a lacks example(1)',
      'a lacks example(1, rightToLeft)',
      'a lacks otherRealm)',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
