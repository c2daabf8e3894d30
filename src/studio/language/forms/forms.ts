import { valueAt } from '#schemas/value-at.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { pointerAt } from '../positions.ts';
import { assembleSchemas, type SchemaFiles } from '../schemas.ts';
import { describe } from './describe.ts';
import type { JSONSchema } from 'vscode-json-languageservice';
import { nearestPart, type OutlineNode, outlineOf } from './outline.ts';
import type { Beginning } from './initial-values.ts';
import { freshFor } from './fresh.ts';
import { paletteOf } from './palette.ts';
import { type ListPart, schemaOfPart } from './parts.ts';
import type { Shape } from './shape.ts';

/** Location in a document: a JSON pointer, or the character offset of the cursor. */
export type Position = { pointer: string } | { offset: number };

/** Form description of one part of a document (such as an element), with the outline of the document. */
export interface PartForm {
  outline: OutlineNode;
  /** JSON pointer of the part in the document. */
  pointer: string;
  shape: Shape;
}

/** Generates forms from the schemas. */
export interface Forms {
  /** Returns the form at a location; undefined while the text is not valid JSON. */
  formAt: (kind: EditedKind, text: string, place: Position) => PartForm | undefined;
  palette: (part: ListPart) => Beginning[];
  /** Returns a minimal document of a kind. */
  empty: (kind: EditedKind) => unknown;
}

const rootOf = (kind: EditedKind): JSONSchema => ({ $ref: `playbill://schemas/assembled/${kind}.schema.json` });

/** Creates the form generator. Reads the schemas once. */
export function createForms(files: SchemaFiles): Forms {
  const schemas = new Map(assembleSchemas(files).map(({ uri, schema }) => [uri, schema ?? {}]));
  return {
    formAt(kind, text, place) {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
      const outline = outlineOf(schemas, rootOf(kind), value);
      const wanted = 'pointer' in place ? place.pointer : pointerAt(text, place.offset);
      const { pointer, part } = nearestPart(outline, wanted);
      const schema = part === 'document' ? rootOf(kind) : schemaOfPart(part);
      return { outline, pointer, shape: describe(schemas, schema, valueAt(value, pointer)) };
    },
    palette: (part) => paletteOf(schemas, part),
    empty: (kind) => freshFor(schemas, rootOf(kind)),
  };
}
