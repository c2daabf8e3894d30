import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { boundBlock, plainBlock } from './new-block/templates.ts';

/** Options of a new block. */
interface NewBlockOptions {
  /**
   * Source of the block's content: 'titles' for titles from the catalogue; by default the block shows what its author
   * writes.
   */
  bound?: 'titles';
}

/** Inserts a line into a map in a source file in alphabetical order, after the line that opens the map. */
export function addLine(source: string, opening: string, line: string): string {
  const start = source.indexOf(opening) + opening.length;
  const end = source.indexOf('\n}', start);
  const lines = [...source.slice(start, end).split('\n').filter(Boolean), line].sort();
  return `${source.slice(0, start)}\n${lines.join('\n')}${source.slice(end)}`;
}

/**
 * Creates a block below `root`: schema, folder and registry entry.
 * @throws Error if the name is invalid or taken
 */
export async function newBlock(root: string, kind: string, { bound }: NewBlockOptions = {}): Promise<void> {
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(kind))
    throw new Error(`“${kind}” is no name for a block: a small letter, then letters and digits, such as newsTicker.`);
  const schema = path.join(root, `schemas/blocks/${kind}.schema.json`);
  const folder = path.join(root, `blocks/${kind}`);
  if (existsSync(schema) || existsSync(folder)) throw new Error(`There is a block “${kind}” already.`);
  const template = bound ? boundBlock(kind) : plainBlock(kind);
  writeFileSync(schema, `${JSON.stringify(template.schema, null, 2)}\n`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(template.files)) writeFileSync(path.join(folder, file), text);
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
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { bound: { type: 'string' } } });
  const [kind = ''] = positionals;
  const { bound } = values;
  try {
    if (bound !== undefined && bound !== 'titles') throw new Error('--bound takes “titles”, and nothing else yet.');
    await newBlock(path.join(import.meta.dirname, '..'), kind, { ...(bound && { bound }) });
    console.log(`Made schemas/blocks/${kind}.schema.json and blocks/${kind}, and registered it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
