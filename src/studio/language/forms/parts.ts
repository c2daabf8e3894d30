import type { JSONSchema } from 'vscode-json-languageservice';
import { schemaOf } from './flat.ts';

/** What documents are made of: each is checked, drawn and moved by itself. A text stands within an element. */
export type Part = 'element' | 'text' | 'field' | 'item';
/** What a list of parts takes: that within an element takes texts and elements alike. */
export type ListPart = 'element' | 'nested' | 'field' | 'item';

const text = 'playbill://schemas/definitions/text-element.schema.json';
const parts: Record<string, 'element' | 'field' | 'item'> = {
  'playbill://schemas/assembled/element.schema.json': 'element',
  'playbill://schemas/assembled/field.schema.json': 'field',
  'playbill://schemas/definitions/menu-item.schema.json': 'item',
};

/** Which parts a list is of; undefined for a list of anything else. */
export function partOf({ items }: JSONSchema): 'element' | 'field' | 'item' | undefined {
  const { $ref } = schemaOf(Array.isArray(items) ? items[0] : items);
  return $ref !== undefined && Object.hasOwn(parts, $ref) ? parts[$ref] : undefined;
}

/** The schema of a part. */
export const schemaOfPart = (part: Part): JSONSchema => ({
  $ref: part === 'text' ? text : (Object.keys(parts).find((address) => parts[address] === part) ?? ''),
});
