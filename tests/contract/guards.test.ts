import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Guard } from '#schemas/guard.ts';
import type { Validator } from '#schemas/validator.ts';
import { fromSchemas } from '../fuzz/from-schema.ts';
import { mutants } from '../fuzz/mutate.ts';
import type { GeneratedPage } from '../fuzz/pages.ts';

const root = path.join(import.meta.dirname, '../..');
const schemas = fromSchemas(path.join(root, 'schemas'));
const load = async <T>(flavour: 'guards' | 'validators', name: string) =>
  ((await import(path.join(root, `schemas/generated/${flavour}/${name}.js`))) as { validate: T }).validate;

const names = [
  ...schemas.kinds('blocks').map((kind) => `blocks/${kind}`),
  ...['page', 'element', 'text-element'].map((name) => `definitions/${name}`),
];

/** Wraps a schema's value in a page, because the mutations change pages. */
const asPage = (value: unknown): GeneratedPage => ({
  version: '1.1',
  elements: [{ $type: 'guarded', $zone: 'list', attributes: { value } }],
});
const valueIn = (page: GeneratedPage): unknown => page.elements[0]?.attributes?.['value'];

test.each(names)(
  'the generated type guard of the schema %s agrees with Ajv’s validator on valid and mutated values @def-03',
  async (name) => {
    const guard = await load<Guard>('guards', name);
    const validator = await load<Validator>('validators', name);
    const id = `${name}.schema.json`;
    for (const value of [...schemas.examplesOf(id), null, undefined, 7, 'x', [], {}])
      expect(guard(value), JSON.stringify(value)).toBe(validator(value));
    const counts = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(mutants(schemas.of(id).map(asPage)), ({ whole, mutant }) => {
        for (const value of [valueIn(whole), valueIn(mutant.page)]) {
          const valid = validator(value);
          counts[valid ? 'valid' : 'invalid'] += 1;
          if (guard(value) !== valid)
            throw new Error(`Ajv says ${valid}, the guard does not: ${JSON.stringify(value)}`);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(counts.valid).toBeGreaterThan(100);
    expect(counts.invalid).toBeGreaterThan(name === 'blocks/separator' ? 0 : 20);
  },
);
