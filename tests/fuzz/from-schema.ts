import fc from 'fast-check';
import { type JsonSchema, readSchemaFiles } from '../../scripts/generate/schema-files.ts';

type Node = Record<string, unknown>;

/** Texts like those that editors write, in several writing systems and in lengths that can break layouts. */
const words = fc.oneof(
  fc.constantFrom(
    'Fight night',
    'Noche de pelea',
    'Combate à noite',
    'ليلة القتال',
    '격투의 밤',
    '👩🏽‍🚒🥊',
    'Z̷a̷l̷g̷o̷',
    'Donaudampfschifffahrtsgesellschaft',
    ' ',
    '',
  ),
  fc.lorem({ maxCount: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
);

/** Fixed examples for patterns whose random matches are not useful. */
const known: Record<string, fc.Arbitrary<string>> = {
  'common.schema.json#/$defs/url': fc.constantFrom('/section/classics', 'https://cdn.example/a', 'mailto:a@b.example'),
  'common.schema.json#/$defs/imageUrl': fc.constantFrom('/images/apex/pictures/1001.svg', '/images/apex/x.png?v=1'),
  'common.schema.json#/$defs/path': fc.constantFrom('/search', '/section/classics?a=1', '/'),
};

/** Texts that match a pattern, short ones if it allows them. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 20 });
  } catch {
    return fc.stringMatching(new RegExp(pattern));
  }
}

type Parts = Record<string, Node>;

/** The target of a `$ref` with the narrower properties written beside the reference. */
function narrowed(target: Node, { properties }: Node): Node {
  if (!properties) return target;
  const own = properties as Parts;
  const parts = Object.entries((target['properties'] ?? {}) as Parts).map(([name, part]) => [
    name,
    { ...part, ...own[name] },
  ]);
  return { ...target, properties: Object.fromEntries(parts) as Parts };
}

/** Creates arbitraries from the project’s JSON Schemas; supports exactly the keywords that they use. */
export function fromSchemas(root: string) {
  const byId = new Map<string, JsonSchema>(readSchemaFiles(root).map(({ schema }) => [schema.$id, schema]));

  const resolve = (ref: string, base: string): { node: Node; base: string } => {
    const [file = '', fragment = ''] = ref.split('#');
    const id = file === '' ? base : new URL(file, `x:/${base}`).pathname.slice(1);
    const document = byId.get(id);
    if (!document) throw new Error(`No schema ${id} for ${ref}`);
    const node = fragment
      .split('/')
      .slice(1)
      .reduce<unknown>((value, key) => (value as Node)[key], document);
    return { node: node as Node, base: id };
  };

  const text = (node: Node): fc.Arbitrary<string> => {
    const {
      pattern,
      minLength = 0,
      maxLength = 60,
    } = node as { pattern?: string; minLength?: number; maxLength?: number };
    if (pattern !== undefined) return matching(pattern).filter((value) => value.length <= maxLength);
    return words.map((value) => value.slice(0, maxLength).padEnd(minLength, 'x'));
  };

  const number = ({ type, minimum, maximum, exclusiveMinimum }: Node) => {
    const min = (minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0)) as number;
    const max = Math.min((maximum as number | undefined) ?? min + 100_000, 4_000_000_000_000);
    return type === 'integer'
      ? fc.integer({ min, max })
      : fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  };

  const list = (node: Node, base: string, depth: number): fc.Arbitrary<unknown[]> => {
    const { minItems = 0, maxItems = 4, items = {} } = node as { minItems?: number; maxItems?: number; items?: Node };
    const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
    const item = from(items, base, depth + 1);
    if (node['uniqueItems'] !== true) return fc.array(item, lengths);
    return fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) });
  };

  const object = (node: Node, base: string, depth: number): fc.Arbitrary<object> => {
    const properties = (node['properties'] ?? {}) as Record<string, Node>;
    const required = new Set((node['required'] ?? []) as string[]);
    const wanted = Object.entries(properties).filter(([name]) => depth < 6 || required.has(name));
    const parts = Object.fromEntries(wanted.map(([name, part]) => [name, from(part, base, depth + 1)]));
    const own = fc.record(parts, { requiredKeys: wanted.map(([name]) => name).filter((name) => required.has(name)) });
    const extra = node['additionalProperties'];
    if (extra === null || typeof extra !== 'object') return own;
    const key = text((node['propertyNames'] as Node | undefined) ?? { maxLength: 12 }).filter(
      (name) => name !== '__proto__',
    );
    return fc.dictionary(key, from(extra as Node, base, depth + 1), { maxKeys: 3 });
  };

  function from(node: Node, base: string, depth = 0): fc.Arbitrary<unknown> {
    const ref = node['$ref'];
    if (typeof ref === 'string') {
      const written = known[ref.replace(/^.*?(?=common\.schema)/, '')];
      if (written) return written;
      const target = resolve(ref, base);
      return from(narrowed(target.node, node), target.base, depth);
    }
    if (node['const'] !== undefined) return fc.constant(node['const']);
    if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as unknown[]));
    const branches = (node['oneOf'] ?? node['anyOf']) as Node[] | undefined;
    if (branches) {
      const branch = fc.oneof(...branches.map((one) => from(one, base, depth)));
      if (!node['properties']) return branch;
      // Common properties and a branch are generated separately; the branch’s narrower values win.
      return fc.tuple(object(node, base, depth), branch).map(([common, own]) => ({ ...common, ...(own as object) }));
    }
    // A union’s branches without a `type` are objects like the union itself.
    const types = [node['type'] ?? (node['properties'] ? 'object' : [])].flat() as string[];
    if (types.length > 1) return fc.oneof(...types.map((type) => from({ ...node, type }, base, depth)));
    switch (types[0]) {
      case 'string':
        return text(node);
      case 'integer':
      case 'number':
        return number(node);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return list(node, base, depth);
      case 'object':
        return object(node, base, depth);
      case 'null':
        return fc.constant(null);
      default:
        // A schema without a type describes a plugin’s payload, or a value that other code validates.
        return fc.constantFrom(1, 'x', true);
    }
  }

  return {
    /** Values that the schema with this `$id` allows. */
    of: (id: string): fc.Arbitrary<unknown> => {
      return from(resolve('#', id).node, id);
    },
    kinds: (folder: 'blocks' | 'fields') =>
      [...byId.keys()]
        .filter((id) => id.startsWith(`${folder}/`))
        .map((id) => id.slice(folder.length + 1, -'.schema.json'.length)),
    /** The examples in a schema. */
    examplesOf: (id: string) => byId.get(id)?.examples ?? [],
  };
}
