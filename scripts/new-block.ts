import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';

/** A name as components have it. */
export const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

const schemaOf = (kind: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `blocks/${kind}.schema.json`,
  title: capital(kind),
  description: `Say in a sentence what ${kind} shows.`,
  type: 'object',
  required: ['title'],
  properties: { title: { $ref: '../definitions/common.schema.json#/$defs/line', description: 'Title.' } },
  examples: [{ title: 'First example' }, { title: 'Second example' }],
});

const filesOf = (kind: string): Record<string, string> => ({
  'index.ts': `import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/${kind}.js';
import { ${capital(kind)} } from './${kind}.tsx';

export default defineBlock({ kind: '${kind}', validate, component: ${capital(kind)} });
`,
  [`${kind}.tsx`]: `import type { BlockProps } from '#renderers/registry/block.ts';
import { section } from './${kind}.styles.ts';

/** Say what it shows. */
export const ${capital(kind)} = ({ attributes }: BlockProps<'${kind}'>) => (
  <section className={section}>
    <h2>{attributes.title}</h2>
  </section>
);
`,
  [`${kind}.styles.ts`]: `import { css } from '@linaria/core';
import { gutter } from '#renderers/theme/tokens.ts';

export const section = css\`
  padding-inline: \${gutter};
\`;
`,
  [`${kind}.stories.tsx`]: `import schema from '#schemas/blocks/${kind}.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('${kind}', schema);
export default { title: 'blocks/${kind}' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;
`,
});

/** Adds a line to a map in a source file, in the order of the alphabet, after the line that opens the map. */
export function addLine(source: string, opening: string, line: string): string {
  const start = source.indexOf(opening) + opening.length;
  const end = source.indexOf('\n}', start);
  const lines = [...source.slice(start, end).split('\n').filter(Boolean), line].sort();
  return `${source.slice(0, start)}\n${lines.join('\n')}${source.slice(end)}`;
}

/** Writes a new block below `root`: one schema, one folder and its line in the registry. Throws when the name is taken or no name. */
export async function newBlock(root: string, kind: string): Promise<void> {
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(kind))
    throw new Error(`“${kind}” is no name for a block: a small letter, then letters and digits, such as newsTicker.`);
  const schema = path.join(root, `schemas/blocks/${kind}.schema.json`);
  const folder = path.join(root, `blocks/${kind}`);
  if (existsSync(schema) || existsSync(folder)) throw new Error(`There is a block “${kind}” already.`);
  writeFileSync(schema, `${JSON.stringify(schemaOf(kind), null, 2)}\n`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(filesOf(kind))) writeFileSync(path.join(folder, file), text);
  const registry = path.join(root, 'blocks/registry.ts');
  writeFileSync(
    registry,
    addLine(
      readFileSync(registry, 'utf8'),
      'blocks: BlockLoaders = {',
      `  ${kind}: () => import('./${kind}/index.ts'),`,
    ),
  );
  await generate(path.join(root, 'schemas'));
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind = ''] = positionals;
  try {
    await newBlock(path.join(import.meta.dirname, '..'), kind);
    console.log(`Made schemas/blocks/${kind}.schema.json and blocks/${kind}, and registered it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
