import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownKeywords } from '../../schemas/keywords.ts';
import { isShared, type JsonSchema, type SchemaFile, typeName } from './schema-files.ts';

type Node = Record<string, unknown>;

/** Keywords that do not affect validation. */
const words = new Set(['title', 'description', 'examples', 'default', '$schema', '$id', '$defs', ...ownKeywords]);
/** Keywords of JSON Schema that apply to values of one type only, by type. */
const about = {
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'maxProperties'],
  array: ['items', 'minItems', 'maxItems'],
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum'],
} as const;
const others = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'discriminator'];
const known = new Set<string>([...words, ...Object.values(about).flat(), ...others]);

/** Each condition is on a line of its own, which keeps diffs readable. */
const joint = ' &&\n  ';

/** Converts a name to an identifier that is not a reserved word. */
const local = (name: string) => `is${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', '_');

/** Formats a call without trailing undefined arguments. */
const call = (helper: string, ...args: unknown[]): string => {
  const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  return `${helper}(${given.map((arg) => (arg === undefined ? 'void 0' : String(arg))).join(', ')})`;
};

/** Formats a member access: `value.name` or `value["na-me"]`. */
const member = (value: string, name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;

/**
 * Generator of one module of guards from a schema file. Guards are plain expressions; those of shared schemas are
 * imported.
 */
class GuardModule {
  readonly #id: string;
  readonly #schemas: Map<string, JsonSchema>;
  /** Id of the schema file relative to which `$ref` references are resolved. */
  #base: string;
  readonly #helpers = new Set<string>();
  /** Names that the generated module imports, by the module from which it imports them. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #constants: string[] = [];

  constructor(id: string, schemas: Map<string, JsonSchema>) {
    this.#id = id;
    this.#base = id;
    this.#schemas = schemas;
  }

  /** Returns the source of the generated module. */
  write(): string {
    const schema = schemaAt(this.#schemas, this.#id);
    const parts = Object.entries((schema['$defs'] ?? {}) as Record<string, Node>).map(
      ([name, part]) => `export const ${local(name)} = (v) => ${this.#test(part, 'v')};`,
    );
    const whole = isShared(fileOf(this.#id)) ? [] : [`export const validate = (v) => ${this.#test(schema, 'v')};`];
    const up = '../../../';
    return [
      '// Generated from the JSON Schemas by scripts/generate. Do not edit.',
      ...(this.#helpers.size > 0 ? [`import { ${[...this.#helpers].sort().join(', ')} } from '${up}guard.ts';`] : []),
      ...[...this.#imports.keys()]
        .sort()
        .map((from) => `import { ${[...(this.#imports.get(from) ?? [])].sort().join(', ')} } from '${from}';`),
      ...this.#constants,
      ...parts,
      ...whole,
      '',
    ].join('\n');
  }

  #constant(prefix: string, text: string): string {
    const name = `${prefix}${this.#constants.length + 1}`;
    this.#constants.push(`const ${name} = ${text};`);
    return name;
  }

  #help(helper: string, ...args: unknown[]): string {
    this.#helpers.add(helper);
    return call(helper, ...args);
  }

  /** Returns a call of the guard that a $ref refers to, or its inlined test if it has no guard. */
  #referred(ref: string, value: string): string {
    const name = this.#named(ref);
    if (name) return `${name}(${value})`;
    const [id, fragment] = this.#target(ref);
    const node = fragment
      .split('/')
      .slice(1)
      .reduce<unknown>((part, key) => (part as Node)[key], schemaAt(this.#schemas, id));
    const base = this.#base;
    this.#base = id;
    const test = this.#test(node as Node, value);
    this.#base = base;
    return test;
  }

  #target(ref: string): [id: string, fragment: string] {
    const [file = '', fragment = ''] = ref.split('#');
    return [file === '' ? this.#base : idOf(file, this.#base), fragment];
  }

  /**
   * Returns the name of the guard that a $ref refers to and adds its import; undefined if it points inside a schema.
   */
  #named(ref: string): string | undefined {
    const [id, fragment] = this.#target(ref);
    const part = /^\/\$defs\/([\w-]+)$/.exec(fragment)?.[1];
    if (fragment !== '' && !part) return undefined;
    const { folder, name } = fileOf(id);
    if (id === this.#id) return part ? local(part) : 'validate';
    const guard = local(part ?? name);
    const wanted = part ? guard : `validate as ${guard}`;
    const from = folder === fileOf(this.#id).folder ? `./${name}.js` : `../${folder}/${name}.js`;
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(wanted));
    return guard;
  }

  /**
   * Returns a guard function for a schema. If the schema is only a reference, it is the function of the referenced
   * schema.
   */
  #guard(node: unknown): string | undefined {
    if (node === true || node === undefined) return undefined;
    const rules = Object.keys(node as Node).filter((key) => !words.has(key));
    if (rules.length === 0) return undefined;
    const { $ref } = node as Node;
    const named = typeof $ref === 'string' && rules.length === 1 ? this.#named($ref) : undefined;
    return named ?? this.#constant('each', `(v) => ${this.#test(node as Node, 'v')}`);
  }

  /** Returns an expression that tests a value against a schema. `given` is the type that the value is known to have. */
  #test(node: Node, value: string, given?: string): string {
    const stranger = Object.keys(node).find((key) => !known.has(key));
    if (stranger) throw new Error(`${this.#id}: guards know no keyword “${stranger}”`);
    const types = node['type'] === undefined ? [] : ([node['type']].flat() as string[]);
    const branches = (node['anyOf'] ?? node['oneOf']) as Node[] | undefined;
    if (node['oneOf'] && !node['discriminator']) throw new Error(`${this.#id}: guards know unions by their tag alone`);
    for (const [type, keywords] of Object.entries(about))
      if (keywords.some((key) => key in node) && ![...types, given].some((one) => one === type || one === 'integer'))
        throw new Error(`${this.#id}: “${keywords.find((key) => key in node)}” needs the type beside it`);
    const checks = types.map((type) => this.#typed(type, node, value)).join(' || ');
    const tests = [
      ...(typeof node['$ref'] === 'string' ? [this.#referred(node['$ref'], value)] : []),
      ...('const' in node ? [`${value} === ${JSON.stringify(node['const'])}`] : []),
      ...(node['enum'] ? [`${this.#constant('some', JSON.stringify(node['enum']))}.includes(${value})`] : []),
      ...(checks ? [types.length > 1 ? `(${checks})` : checks] : []),
      ...(types.length === 0 && given === 'object' ? this.#properties(node, value) : []),
      ...(branches ? [`(${branches.map((branch) => this.#test(branch, value, types[0] ?? given)).join(' || ')})`] : []),
    ];
    return tests.length > 0 ? tests.join(joint) : 'true';
  }

  #typed(type: string, node: Node, value: string): string {
    switch (type) {
      case 'string': {
        const pattern = node['pattern'] as string | undefined;
        const text = this.#help('isText', value, node['maxLength'], node['minLength']);
        const regex = pattern && this.#constant('pattern', String(new RegExp(pattern, 'u')));
        return regex ? `${text} && ${regex}.test(${value})` : text;
      }
      case 'integer':
      case 'number': {
        const above = node['exclusiveMinimum'];
        return [
          this.#help(type === 'integer' ? 'isWhole' : 'isNumber', value, node['minimum'], node['maximum']),
          ...(above === undefined ? [] : [`${value} > ${above}`]),
        ].join(' && ');
      }
      case 'boolean':
        return `typeof ${value} === 'boolean'`;
      case 'null':
        return `${value} === null`;
      case 'array':
        return this.#help('isList', value, this.#guard(node['items']), node['maxItems'], node['minItems']);
      case 'object':
        return [this.#object(node, value), ...this.#properties(node, value)].join(joint);
      default:
        throw new Error(`${this.#id}: guards know no type “${type}”`);
    }
  }

  #object(node: Node, value: string): string {
    const each = this.#guard(node['additionalProperties']);
    const name = this.#guard(node['propertyNames'] && { type: 'string', ...(node['propertyNames'] as Node) });
    const most = node['maxProperties'];
    if (each && node['properties']) throw new Error(`${this.#id}: guards know objects and maps, nothing between`);
    return each || name || most !== undefined
      ? this.#help('isMap', value, name, each, most)
      : this.#help('isRecord', value);
  }

  #properties(node: Node, value: string): string[] {
    const required = new Set((node['required'] ?? []) as string[]);
    const properties = (node['properties'] ?? {}) as Record<string, Node>;
    const tests = Object.entries(properties).flatMap(([name, property]) => {
      const at = member(value, name);
      const test = this.#test(property, at);
      if (test === 'true') return [];
      return required.delete(name) ? [test] : [`(${at} === void 0 || ${test})`];
    });
    // A required property whose schema allows any value only has to exist.
    return [...[...required].map((name) => `${member(value, name)} !== void 0`), ...tests];
  }
}

const idOf = (file: string, base: string) => new URL(file, `x:/${base}`).pathname.slice(1);

function schemaAt(schemas: Map<string, JsonSchema>, id: string): JsonSchema {
  const schema = schemas.get(id);
  if (!schema) throw new Error(`No schema ${id}`);
  return schema;
}

const fileOf = (id: string): { folder: string; name: string } => {
  const [folder = '', base = ''] = id.split('/');
  return { folder, name: base.replace('.schema.json', '') };
};

/** All schemas reachable from the given ones by reference, including themselves. */
function reached(files: SchemaFile[], from: SchemaFile[]): SchemaFile[] {
  const byId = new Map(files.map((file) => [file.schema.$id, file]));
  const found = new Set<SchemaFile>();
  const open = [...from];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { $id } = file.schema;
    for (const [, ref] of JSON.stringify(file.schema).matchAll(/"\$ref":"([^"#]+)/g)) {
      const target = byId.get(idOf(ref ?? '', $id));
      if (!target) throw new Error(`${$id}: no schema for ${ref}`);
      open.push(target);
    }
  }
  return files.filter((file) => found.has(file));
}

/**
 * Schemas that clients check in addition to the attributes of elements: those of the page and of its elements
 * themselves.
 */
const envelopes = new Set(['page', 'element', 'text-element']);

/**
 * Writes `generated/guards`, which clients load to check pages. One module per schema file, so that for example cards
 * are checked by the same code in all rows. A test compares them with Ajv's validators.
 */
export function writeGuards(files: SchemaFile[], generated: string): void {
  const schemas = new Map(files.map(({ schema }) => [schema.$id, schema]));
  const roots = files.filter(
    ({ folder, name }) => folder === 'blocks' || (folder === 'definitions' && envelopes.has(name)),
  );
  for (const file of reached(files, roots)) {
    const out = path.join(generated, 'guards', file.folder);
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, `${file.name}.js`), new GuardModule(file.schema.$id, schemas).write());
    if (!roots.includes(file)) continue;
    writeFileSync(
      path.join(out, `${file.name}.d.ts`),
      `import type { Guard } from '../../../guard.ts';\nimport type { ${typeName(file)} } from '../../types.ts';\n\nexport const validate: Guard<${typeName(file)}>;\n`,
    );
  }
}
