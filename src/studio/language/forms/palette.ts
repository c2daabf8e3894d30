import type { JSONSchema } from 'vscode-json-languageservice';
import type { JsonObject, Schemas } from './flat.ts';
import { textOf } from './outline.ts';
import { type ListPart, schemaOfPart } from './parts.ts';

/** A part that can be added: an example of the schemas. */
export interface Choice {
  label: string;
  /** What tells it from other examples of its kind. */
  text: string;
  description: string;
  value: unknown;
}

const texts = (written: ReadonlyMap<string, JSONSchema>): Choice[] => {
  const { title = '', description = '', examples = [] } = written.get('definitions/text-element.schema.json') ?? {};
  return examples
    .slice(0, 1)
    .map((value: unknown) => ({ label: title, text: textOf(value as JsonObject), description, value }));
};

/** The zone is that of the element around it. */
const withoutZone = ({ value, ...choice }: Choice): Choice => {
  const { $zone: _zone, ...rest } = value as Record<string, unknown>;
  return { ...choice, value: rest };
};

/** Everything that can be added to a list of parts. */
export function paletteOf(schemas: Schemas, written: ReadonlyMap<string, JSONSchema>, part: ListPart): Choice[] {
  if (part === 'nested') return [...texts(written), ...paletteOf(schemas, written, 'element').map(withoutZone)];
  if (part === 'item') {
    const { examples = [], description = '' } = written.get('definitions/menu-item.schema.json') ?? {};
    return examples.map((value: unknown) => {
      const { type, label } = value as { type?: string; label?: string };
      return { label: type ?? '', text: label ?? '', description, value };
    });
  }
  const { defaultSnippets = [] } = schemas.get(schemaOfPart(part).$ref ?? '') ?? {};
  return defaultSnippets.map(({ label = '', description = '', body }) => ({
    label,
    text: textOf(body as JsonObject),
    description,
    value: body as unknown,
  }));
}
