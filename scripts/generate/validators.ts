import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { ownKeywords } from '../../schemas/keywords.ts';
import { isShared, type JsonSchema, type SchemaFile, typeName } from './schema-files.ts';

/** Removes titles, descriptions and examples, which would end up in every bundle. */
function bare(node: unknown, named = false): unknown {
  if (Array.isArray(node)) return node.map((item) => bare(item));
  if (node === null || typeof node !== 'object') return node;
  const words = new Set(['title', 'description', 'examples', '$schema']);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => named || !words.has(key))
      .map(([key, value]) => [key, bare(value, !named && (key === 'properties' || key === '$defs'))]),
  );
}

/** Forbids additional properties in every object, so that misspelt properties are found when a document is written. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'examples' || key === 'enum' ? value : closed(value)]),
  );
  // A schema with a $ref only narrows the target of the reference, so it is not closed itself; its target is.
  const isWhole = copy['additionalProperties'] === undefined && copy['$ref'] === undefined;
  const object = copy['type'] === 'object' && copy['properties'] && isWhole;
  return object ? { ...copy, additionalProperties: false } : copy;
}

/**
 * Removes code that clients do not need: schema paths, which no issue uses, and schema objects, of which the code only
 * reads enumerated values.
 */
function lean(code: string): string {
  const schemas = new Map<string, unknown>();
  for (const node of parseAst(code).body)
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : [])
      if (id.type === 'Identifier' && /^schema\d+$/.test(id.name) && init?.type === 'ObjectExpression')
        schemas.set(id.name, JSON.parse(code.slice(init.start, init.end)));
  const valueOf = (name: string, trail: string) =>
    [...trail.matchAll(/\.(\w+)|\["([^"]*)"\]|\[(\d+)\]/g)].reduce<unknown>(
      (value, [, ...keys]) => (value as Record<string, unknown>)[keys.find((key) => key !== undefined) ?? ''],
      schemas.get(name),
    );
  return code
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replace(/\b(schema\d+)((?:\.\w+|\["[^"]*"\]|\[\d+\])+)/g, (_, name: string, trail: string) =>
      JSON.stringify(valueOf(name, trail)),
    );
}

interface Flavour {
  schemas: JsonSchema[];
  allErrors: boolean;
  /** True for validators that clients load; their code is reduced. */
  lean: boolean;
}

/**
 * Writes one validator module per schema. Validators are plain functions, so that no schema compiler is needed at run
 * time, which a strict CSP would forbid. Each schema has a module of its own, because Ajv's side effects prevent tree
 * shaking of a common module.
 */
async function writeFlavour(
  files: SchemaFile[],
  out: string,
  { schemas, allErrors, lean: isLean }: Flavour,
): Promise<void> {
  // The cache folder is always inside the project, wherever the output is written, so that Ajv's helpers can be
  // resolved.
  const cache = path.join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const raw = mkdtempSync(path.join(cache, 'validators-'));
  try {
    const input: Record<string, string> = {};
    for (const file of files.filter((file) => !isShared(file))) {
      const ajv = new Ajv2020({
        schemas,
        allErrors,
        strict: true,
        // With support for tagged unions, an error in one causes one issue instead of one per branch.
        discriminator: true,
        strictRequired: false,
        strictTypes: false,
        // Validators for clients do not distinguish own and inherited properties, which makes the code shorter and much
        // faster.
        ownProperties: !isLean,
        // Errors include the part of the schema with the valid names, for “did you mean” messages.
        verbose: !isLean,
        messages: false,
        logger: false,
        // Length limits count UTF-16 units, like JavaScript's `length`; counting code points would iterate over every
        // text.
        unicode: false,
        code: { source: true, esm: true, optimize: 2 },
      });
      ajv.addVocabulary([...ownKeywords]);
      // Both features are switched off, because the schemas use neither and each would add code to every function.
      Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
      const key = `${file.folder}/${file.name}`;
      input[key] = path.join(raw, `${file.folder}-${file.name}.js`);
      const code = standaloneCode(ajv, { validate: file.schema.$id });
      writeFileSync(input[key], isLean ? lean(code) : code);
    }
    // Ajv's generated code calls require() for its helpers; bundling inlines them.
    const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
    const { output } = await bundle.generate({
      format: 'esm',
      minify: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'shared/[name].js',
      codeSplitting: { groups: [{ name: 'helpers', test: /ajv.dist.runtime|rolldown.runtime/ }] },
    });
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue;
      const file = path.join(out, chunk.fileName);
      mkdirSync(path.dirname(file), { recursive: true });
      // Removes the bundler's comments, because they contain the temporary folder's name, which differs in every run.
      writeFileSync(file, chunk.code.replace(/^\/\/ .*\n/gm, ''));
    }
  } finally {
    rmSync(raw, { recursive: true });
  }
}

/** Writes `generated/validators` (tolerant, first error only) and `generated/authoring` (closed, all errors). */
export async function writeValidators(files: SchemaFile[], generated: string): Promise<void> {
  const schemas = files.map(({ schema }) => bare(schema) as JsonSchema);
  const flavours: Record<string, Flavour> = {
    validators: { schemas, allErrors: false, lean: true },
    authoring: { schemas: schemas.map((schema) => closed(schema) as JsonSchema), allErrors: true, lean: false },
  };
  for (const [name, flavour] of Object.entries(flavours)) {
    const out = path.join(generated, name);
    mkdirSync(out, { recursive: true });
    await writeFlavour(files, out, flavour);
    for (const file of files.filter((one) => !isShared(one))) {
      writeFileSync(
        path.join(out, file.folder, `${file.name}.d.ts`),
        `import type { Validator } from '../../../validator.ts';\nimport type { ${typeName(file)} } from '../../types.ts';\n\nexport const validate: Validator<${typeName(file)}>;\n`,
      );
    }
  }
}

/** Writes `generated/validators.ts` and `generated/authoring.ts`: validators of all blocks and fields by name. */
export function writeIndexes(files: SchemaFile[], generated: string): void {
  const blocks = files.filter(({ folder }) => folder === 'blocks');
  const fields = files.filter(({ folder }) => folder === 'fields');
  writeIndex(generated, 'validators', 'Checks what a viewer is sent', { blocks });
  writeIndex(generated, 'authoring', 'Checks what an author writes', { blocks, fields });
}

const ofKind = {
  blocks: { words: 'for each kind of page element', type: 'BlockAttributes', name: 'BlockKind', key: 'Kind' },
  fields: { words: 'for each type of form field', type: 'FieldOptions', name: 'FieldType', key: 'Type' },
} as const;

function writeIndex(
  generated: string,
  flavour: string,
  words: string,
  folders: Partial<Record<keyof typeof ofKind, SchemaFile[]>>,
): void {
  const local = ({ folder, name }: SchemaFile) => `${name}${folder === 'blocks' ? 'Block' : 'Field'}`;
  const lists = Object.entries(folders) as [keyof typeof ofKind, SchemaFile[]][];
  const types = lists.flatMap(([folder]) => [ofKind[folder].type, ofKind[folder].name]);
  const lines = [
    '// Generated from the JSON Schemas by scripts/generate. Do not edit.',
    ...lists.flatMap(([folder, files]) =>
      files.map((file) => `import { validate as ${local(file)} } from './${flavour}/${folder}/${file.name}.js';`),
    ),
    `import type { ${types.join(', ')} } from './types.ts';`,
    "import type { Validator } from '../validator.ts';",
    '',
    ...lists.flatMap(([folder, files]) => [
      `/** ${words} ${ofKind[folder].words}. */`,
      `export const ${folder}: { [${ofKind[folder].key} in ${ofKind[folder].name}]: Validator<${ofKind[folder].type}[${ofKind[folder].key}]> } = {`,
      ...files.map((file) => `  ${file.name}: ${local(file)},`),
      '};',
      '',
    ]),
  ];
  writeFileSync(path.join(generated, `${flavour}.ts`), lines.join('\n'));
}
