import type { JSONSchema } from 'vscode-json-languageservice';
import { schemaOf } from './flat.ts';

/**
 * Types of the parts that a document consists of. Each part is checked, rendered and moved separately. A part of type
 * `text` is always nested in an element.
 */
export type FormPart = 'element' | 'text' | 'field' | 'item';
/** Types of lists by the parts they contain; a `nested` list accepts texts and elements. */
export type ListPart = 'element' | 'nested' | 'field' | 'item';

const text = 'playbill://schemas/definitions/text-element.schema.json';
const parts: Record<string, 'element' | 'field' | 'item'> = {
  'playbill://schemas/assembled/element.schema.json': 'element',
  'playbill://schemas/assembled/field.schema.json': 'field',
  'playbill://schemas/definitions/menu-item.schema.json': 'item',
};

/** Returns which type of parts a list contains; undefined for lists of other values. */
export function partOf({ items }: JSONSchema): 'element' | 'field' | 'item' | undefined {
  const { $ref } = schemaOf(Array.isArray(items) ? items[0] : items);
  return $ref !== undefined && Object.hasOwn(parts, $ref) ? parts[$ref] : undefined;
}

/** Returns the JSON Schema for parts of a type. */
export const schemaOfPart = (part: FormPart): JSONSchema => ({
  $ref: part === 'text' ? text : (Object.keys(parts).find((address) => parts[address] === part) ?? ''),
});
