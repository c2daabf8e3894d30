import {
  type Beginning,
  elementBeginnings,
  fieldBeginnings,
  itemBeginnings,
  textBeginnings,
} from './initial-values.ts';
import type { Schemas } from './flat.ts';
import type { ListPart } from './parts.ts';

/** A nested element is in the page zone of the element that contains it. */
const withoutZone = ({ value: { $zone: _zone, ...value }, ...beginning }: Beginning): Beginning => ({
  ...beginning,
  value,
});

/** Lists all kinds of parts (such as elements) that can be added to a list. */
export function paletteOf(schemas: Schemas, part: ListPart): Beginning[] {
  switch (part) {
    case 'nested':
      return [...textBeginnings(schemas), ...elementBeginnings(schemas).map(withoutZone)];
    case 'item':
      return itemBeginnings(schemas);
    case 'field':
      return fieldBeginnings(schemas);
    case 'element':
      return elementBeginnings(schemas);
  }
}
