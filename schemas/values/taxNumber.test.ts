import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOf } from '../../tests/support/countries.ts';
import { formatCpf, rules } from './taxNumber.ts';

const brazil = { values: {}, country: countryOf('BR') };
const options = { id: 'taxNumber', type: 'taxNumber', required: true, messages: {} } as const;

test.each([
  ['', ''],
  ['1', '1'],
  ['111', '111'],
  ['1114', '111.4'],
  ['1114447', '111.444.7'],
  ['1114447773', '111.444.777-3'],
  ['11144477735', '111.444.777-35'],
  ['111444777351234', '111.444.777-35'],
  ['111.444.777-35', '111.444.777-35'],
  ['a1b1c1d4', '111.4'],
  ['١١١', '111'],
])('formats the tax number “%s” as “%s” @form-05', (typed, shown) => expect(formatCpf(typed)).toBe(shown));

test('formatting a formatted tax number changes nothing, and removes digits after the eleventh @form-05', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = formatCpf(typed);
      expect(formatCpf(shown)).toBe(shown);
      expect(shown).toMatch(/^\d{0,3}(?:\.\d{1,3}(?:\.\d{1,3}(?:-\d{1,2})?)?)?$/);
    }),
  );
});

test.each([
  ['accepts', '111.444.777-35', '', undefined],
  ['accepts', '52998224725', '', undefined],
  ['rejects', '111.444.777-30', ' as invalid', 'invalid'],
  ['rejects', '00000000000', ' as invalid', 'invalid'],
  ['rejects', '11111111111', ' as invalid', 'invalid'],
  ['rejects', '1114447773', ' as invalid', 'invalid'],
  ['rejects', '111444777355', ' as invalid', 'invalid'],
  ['rejects', '', ' as missing', 'required'],
])('%s the Brazilian tax number “%s”%s @form-05', (_verdict, typed, _reason, kind) =>
  expect(rules.check(options, rules.clean(typed, brazil), brazil)?.kind).toBe(kind),
);

test('validates tax numbers of other countries as a text of one line @form-05', () => {
  const context = { values: {}, country: countryOf('ES') };
  expect(rules.clean(' X-1234567 ', context)).toBe('X-1234567');
  expect(rules.check(options, 'X-1234567', context)).toBeUndefined();
  expect(rules.clean(' x-١ ', { values: {} })).toBe('x-1');
  expect(rules.check(options, 'x'.repeat(30), context)).toBeUndefined();
  expect(rules.check(options, 'x'.repeat(31), context)).toMatchObject({ label: 'fieldTooLong', values: { max: 30 } });
});

test('accepts only tax numbers of eleven digits in Brazil @form-05', () => {
  for (const sent of ['111.444.777-35', 'x11144477735', '11144477735x'])
    expect(rules.check(options, sent, brazil), sent).toMatchObject({ kind: 'invalid' });
});
