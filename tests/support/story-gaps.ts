import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the required stories that a block lacks: its examples in both directions, the other realm, the reference. */
export function storyGaps(root: string, kind: string): string[] {
  const file = path.join(root, `blocks/${kind}/${kind}.stories.tsx`);
  if (!existsSync(file)) return [`${kind} has no stories`];
  const source = readFileSync(file, 'utf8');
  const schema = path.join(root, `schemas/blocks/${kind}.schema.json`);
  const { examples } = JSON.parse(readFileSync(schema, 'utf8')) as { examples: unknown[] };
  const wanted = [
    ...examples.flatMap((_, index) => [`example(${index})`, `example(${index}, rightToLeft)`]),
    'otherRealm)',
    'export const ReferenceListsPropertiesAndExamples = reference',
  ];
  return wanted.filter((part) => !source.includes(part)).map((part) => `${kind} lacks ${part}`);
}
