import type { JSONSchema } from 'vscode-json-languageservice';
import { pointerTo } from '#schemas/issue.ts';
import { isObject, type JsonObject } from '#schemas/merge/same.ts';
import { flatten, type Schemas, schemaOf } from './flat.ts';
import { type ListPart, type FormPart, partOf, schemaOfPart } from './parts.ts';

/** Part of a document that editors can select, such as an element, a form field or a menu item. */
export interface OutlineNode {
  pointer: string;
  part: FormPart | 'document';
  /** Kind of the part, as its schema's title names it. */
  kind: string;
  /** Text that distinguishes this part from others of the same kind. */
  text: string;
  zone?: string;
  /** Lists within this part that can contain other parts. */
  lists: { pointer: string; part: ListPart }[];
  children: OutlineNode[];
}

const LONGEST = 60;

/** Properties whose texts let authors recognise a part; the most suitable first. */
const telling = ['title', 'name', 'label', 'text', 'heading', 'bucketId', 'id'];

/** Returns a text that distinguishes a part from others of the same kind. */
export function describePart(value: JsonObject): string {
  const attributes = isObject(value['attributes']) ? value['attributes'] : value;
  const found = telling.map((name) => attributes[name]).find((one) => typeof one === 'string' && one !== '');
  return String(found ?? '').slice(0, LONGEST);
}

function kindOf(flat: JSONSchema, schemas: Schemas, value: JsonObject, part: FormPart): string {
  if (part === 'item') return String(value['type'] ?? flat.title ?? '');
  if (typeof value['$type'] !== 'string') return flat.title ?? String(value['type'] ?? '');
  const attributes = flatten(schemas, schemaOf(flat.properties?.['attributes']), value['attributes']);
  return attributes.title ?? value['$type'];
}

/** Finds the lists of parts in an object and in its nested objects, without those that belong to other parts. */
function listsIn(schemas: Schemas, flat: JSONSchema, value: unknown, pointer: string): OutlineNode['lists'] {
  return Object.entries(flat.properties ?? {}).flatMap(([name, schema]) => {
    const own = isObject(value) ? value[name] : undefined;
    const property = flatten(schemas, schemaOf(schema), own);
    const at = pointerTo(pointer, name);
    const part = partOf(property);
    if (part) return [{ pointer: at, part }];
    return isObject(own) ? listsIn(schemas, property, own, at) : [];
  });
}

const within = (value: unknown, from: string, pointer: string): unknown =>
  pointer
    .slice(from.length)
    .split('/')
    .slice(1)
    .reduce<unknown>((found, token) => (isObject(found) ? found[token] : undefined), value);

/** Returns the type of an item in a list of parts. */
const partIn = (list: ListPart, item: unknown): FormPart =>
  list === 'nested' ? (isObject(item) && Object.hasOwn(item, '$type') ? 'element' : 'text') : list;

/** Builds the outline of a document recursively. */
export function outlineOf(
  schemas: Schemas,
  schema: JSONSchema,
  value: unknown,
  pointer = '',
  part: OutlineNode['part'] = 'document',
): OutlineNode {
  const object = isObject(value) ? value : {};
  const flat = flatten(schemas, schema, value);
  const lists = listsIn(schemas, flat, value, pointer).map((list) =>
    part === 'element' && list.part === 'element' ? { ...list, part: 'nested' as const } : list,
  );
  const { $zone: zone } = object;
  return {
    pointer,
    part,
    kind: part === 'document' ? (flat.title ?? '') : kindOf(flat, schemas, object, part),
    text: describePart(object),
    ...(typeof zone === 'string' && { zone }),
    lists,
    children: lists.flatMap((list) => {
      const items = within(value, pointer, list.pointer);
      return Array.isArray(items)
        ? items.map((item: unknown, index) => {
            const own = partIn(list.part, item);
            return outlineOf(schemas, schemaOfPart(own), item, pointerTo(list.pointer, index), own);
          })
        : [];
    }),
  };
}

/** Finds the innermost part that contains a pointer. */
export function nearestPart(node: OutlineNode, pointer: string): OutlineNode {
  const child = node.children.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  return child ? nearestPart(child, pointer) : node;
}
