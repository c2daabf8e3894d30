import fc from 'fast-check';
import type { fromSchemas } from './from-schema.ts';

/** A generated element. */
export interface GeneratedElement {
  $type: string;
  $zone: 'header' | 'list';
  attributes: Record<string, unknown>;
  [property: string]: unknown;
}

/** A generated page. */
export interface GeneratedPage {
  version: string;
  title?: string;
  elements: GeneratedElement[];
}

/** Adds the attributes whose content the block’s schema leaves open, because other code validates it. */
type Filler = (attributes: Record<string, unknown>, parts: { elements: unknown[]; fields: unknown[] }) => object;
const fillers: Record<string, Filler> = {
  gridBlock: (attributes, { elements }) => ({ ...attributes, elements }),
  reviewForm: (attributes, { fields }) => ({ ...attributes, fields }),
};

/** Valid pages with elements of any kind, generated from the schemas or taken from their examples. */
export function validPages(schemas: ReturnType<typeof fromSchemas>): fc.Arbitrary<GeneratedPage> {
  const simple = ['textBlock', 'separator', 'image', 'button'].filter((kind) => schemas.kinds('blocks').includes(kind));
  const attributesOf = (kind: string) => {
    const id = `blocks/${kind}.schema.json`;
    return fc.oneof(
      { weight: 3, arbitrary: schemas.of(id) as fc.Arbitrary<Record<string, unknown>> },
      { weight: 1, arbitrary: fc.constantFrom(...(schemas.examplesOf(id) as Record<string, unknown>[])) },
    );
  };
  const nested = fc.array(
    fc.oneof(
      fc.constantFrom(...simple).chain((kind) => attributesOf(kind).map((attributes) => ({ $type: kind, attributes }))),
      fc.record({ text: fc.lorem({ maxCount: 3 }) }),
    ),
    { maxLength: 3 },
  );
  const formFields = fc.array(
    fc.constantFrom(...schemas.kinds('fields')).chain((kind) => schemas.of(`fields/${kind}.schema.json`)),
    { minLength: 1, maxLength: 3 },
  );
  const element = fc.constantFrom(...schemas.kinds('blocks')).chain((kind) =>
    fc.record({ attributes: attributesOf(kind), elements: nested, fields: formFields }).map(
      (parts): GeneratedElement => ({
        $type: kind,
        $zone: kind === 'hero' || kind === 'tabs' ? 'header' : 'list',
        attributes: (fillers[kind]?.(parts.attributes, parts) ?? parts.attributes) as Record<string, unknown>,
      }),
    ),
  );
  return fc
    .array(element, { minLength: 1, maxLength: 6 })
    .map((elements) => ({ version: '1.1', title: 'Fuzz', elements }));
}
