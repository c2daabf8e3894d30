import { describe, expect, test } from 'vitest';
import { countries } from '../../tests/support/countries.ts';
import type { FieldType, FormField } from '../generated/types.ts';
import { checkValues, cleanValues } from './check-values.ts';
import { countryBy } from './countries.ts';
import { checkDate, dateOf, isDay, parts as dateInParts } from './date.ts';
import { isEmail } from './email.ts';
import { expandFields } from './expand.ts';
import { formIssues } from './form-issues.ts';

const field = (id: string, type: FieldType, more: object = {}): FormField =>
  ({ id, type, required: true, messages: {}, ...more }) as FormField;

/** What is wrong with one value, with what it is said; `around` is what else is known. */
function faultOf(options: FormField, value: string, others: Record<string, string> = {}, around = {}) {
  const values = { ...others, [options.id]: value };
  const faults = checkValues([options], values, { countries, today: '2026-05-04', ...around });
  return faults[0]?.fault;
}
const wrong = { kind: 'invalid', label: 'fieldIsInvalid' };
const missing = { kind: 'required', label: 'fieldIsRequired' };

describe('an e-mail address @form-06 @auth-02', () => {
  test.each([
    'a@b.co',
    'nina.o+tag@mail.example.org',
    "!#$%&'*+/=?^_`{|}~-@b.co",
    `${'a'.repeat(64)}@b.co`,
    `a@${'b'.repeat(63)}.co`,
    `a@b.${'c'.repeat(63)}`,
    `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.e`,
  ])('%s is one', (value) => expect(isEmail(value)).toBe(true));

  test.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@@b.co',
    'a b@b.co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co\n',
    'a@b_c.co',
    'a@b.c_o',
    'é@b.co',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'x a@b.co',
    'a@b.co,c@d.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@b.${'c'.repeat(64)}`,
    `${'a'.repeat(61)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.ee`,
  ])('%j is none', (value) => expect(isEmail(value)).toBe(false));

  test('is told wrong as such, and may be missing where it need not be there', () => {
    expect(faultOf(field('a', 'email'), 'a@b')).toEqual({ kind: 'invalid', label: 'pleaseProvideValidEmail' });
    expect(faultOf(field('a', 'email'), 'a@b.co')).toBeUndefined();
    expect(faultOf(field('a', 'email'), '')).toEqual(missing);
    expect(faultOf(field('a', 'email', { required: false }), '')).toBeUndefined();
  });
});

describe('a line of text @form-06', () => {
  test('has its shortest and its longest', () => {
    const line = field('a', 'text', { minLength: 2, maxLength: 3 });
    expect(['x', 'xy', 'xyz', 'wxyz'].map((value) => faultOf(line, value))).toEqual([
      { kind: 'invalid', label: 'fieldTooShort', values: { min: 2 } },
      undefined,
      undefined,
      { kind: 'invalid', label: 'fieldTooLong', values: { max: 3 } },
    ]);
    expect(faultOf(field('a', 'text'), 'x'.repeat(10_000))).toBeUndefined();
    expect(faultOf(field('a', 'text'), 'x'.repeat(10_001))).toMatchObject({ label: 'fieldTooLong' });
  });

  test.each([
    ['1', true],
    ['8', true],
    ['+2,50', true],
    ['2.5', true],
    ['002', true],
    ['7.999999999999999', true],
    ['0.9', false],
    ['8.1', false],
    ['-2', false],
    ['2.', false],
    ['.5', false],
    ['x2', false],
    ['2x', false],
    ['1e0', false],
    ['2 3', false],
    ['2,5,1', false],
    ['٣', false],
  ])('where it is a number from 1 to 8, %s is taken: %s', (value, taken) =>
    expect(faultOf(field('a', 'text', { min: 1, max: 8 }), value) === undefined).toBe(taken),
  );

  test('where it is a number its limits are told, and each may be by itself', () => {
    const [least, most] = [field('a', 'text', { min: -5 }), field('a', 'text', { max: 5 })];
    expect(faultOf(least, '-6')).toEqual({ kind: 'invalid', label: 'fieldTooSmall', values: { min: -5 } });
    expect(faultOf(most, '6')).toEqual({ kind: 'invalid', label: 'fieldTooLarge', values: { max: 5 } });
    expect([faultOf(least, '1000'), faultOf(most, '-1000'), faultOf(most, 'x')]).toEqual([undefined, undefined, wrong]);
    expect(faultOf(field('a', 'text', { min: 1, required: false }), '')).toBeUndefined();
  });

  test('has a pattern that the whole of it must match', () => {
    const line = field('a', 'text', { pattern: '[a-z]+' });
    expect([faultOf(line, 'abc'), faultOf(line, 'abc1')]).toEqual([undefined, wrong]);
  });
});

describe('a password that is repeated @form-01', () => {
  const again = field('again', 'confirmPassword');
  const other = { kind: 'invalid', label: 'confirmPasswordFieldIsInvalid' };
  test.each<[string, FormField, string, Record<string, string>, unknown]>([
    ['the same', again, ' x ', { secret: ' x ' }, undefined],
    ['another', again, 'x', { secret: ' x ' }, other],
    ['none', again, '', { secret: 'x' }, missing],
    ['none of none, where it must be there', again, '', { secret: '' }, missing],
    ['none of none, where it need not', { ...again, required: false } as FormField, '', { secret: '' }, undefined],
    ['none, where one is changed', { ...again, required: false } as FormField, '', { secret: 'x' }, missing],
    ['one of none', { ...again, required: false } as FormField, 'x', {}, other],
    [
      'the same as the field that is named',
      { ...again, of: 'b' } as FormField,
      'x',
      { b: 'x', secret: 'y' },
      undefined,
    ],
    ['not as another one', { ...again, of: 'b' } as FormField, 'y', { b: 'x', secret: 'y' }, other],
  ])('%s', (_which, options, value, others, fault) => expect(faultOf(options, value, others)).toEqual(fault));
  test.each(['password', 'secret', 'newPassword', 'new'])('is that of the field %s, unless it says which', (id) =>
    expect(faultOf(again, 'x', { [id]: 'x' })).toBeUndefined(),
  );
});

describe('a day @form-03', () => {
  test.each(['12026-01-01', '2026-01-011', 'x2026-01-01', '2026-1-1', ''])('%j is none', (value) =>
    expect(isDay(value)).toBe(false),
  );
  test.each([
    [{ year: ' 2026 ', month: ' 3', day: '7 ' }, '2026-03-07'],
    [{ year: '٢٠٢٦', month: '٣', day: '٧' }, '2026-03-07'],
    [{ year: '20261', month: '3', day: '7' }, null],
    [{ year: '2026', month: '003', day: '7' }, null],
    [{ year: '2026', month: '3', day: '007' }, null],
    [{ year: 'x2026', month: '3', day: '7' }, null],
    [{ year: '2026', month: 'x3', day: '7' }, null],
    [{ year: '2026', month: '3', day: 'x7' }, null],
    [{ year: '2026x', month: '3', day: '7' }, null],
    [{ year: '2026', month: '3x', day: '7' }, null],
    [{ year: '2026', month: '3', day: '7x' }, null],
  ])('in the parts %j is %s', (typed, value) => expect(dateOf(typed)).toBe(value));
  test('that is not whole is kept as it is typed, and one that is empty is none', () => {
    expect(dateInParts.join({ year: '2026', month: '', day: '7' })).toBe('2026--7');
    expect([dateInParts.join({ year: ' ', month: '', day: '' }), dateInParts.join({})]).toEqual(['', '']);
    expect(dateInParts.split('2026-03')).toEqual({ year: '2026', month: '03', day: '' });
    expect(dateInParts.split('')).toEqual({ year: '', month: '', day: '' });
  });
  test('lies within its limits, both ends counted, each by itself', () => {
    const between = (min?: string, max?: string) => (value: string) =>
      checkDate({ required: true, ...(min && { min }), ...(max && { max }) }, value);
    expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map(between('2020-01-01', '2020-12-31'))).toEqual([
      wrong,
      undefined,
      undefined,
      wrong,
    ]);
    expect(['0001-01-01', '2021-01-01'].map(between(undefined, '2020-12-31'))).toEqual([undefined, wrong]);
    expect(['0001-01-01', '9999-01-01'].map(between('2020-01-01'))).toEqual([wrong, undefined]);
    expect(between()('2023-02-29')).toEqual({ kind: 'invalid', label: 'dateIsInvalid' });
    expect(cleanValues([field('a', 'date')], { a: ' ٢٠٢٦-03-07 ' })).toEqual({ a: '2026-03-07' });
  });
});

describe('a tax number @form-05', () => {
  const tax = field('taxNumber', 'taxNumber');
  const form = [field('country', 'address'), tax];
  test.each(['1114447773', '111444777355', '11144477736', '00000000000', 'x'])('of Brazil is not %s', (value) =>
    expect(
      checkValues(form, { country: 'BR', taxNumber: value }, { countries }).map(({ field: name }) => name),
    ).toContain('taxNumber'),
  );
  test('of Brazil is taken with its marks and without', () => {
    for (const value of ['111.444.777-35', '11144477735'])
      expect(cleanValues(form, { country: 'BR', taxNumber: value }, { countries })['taxNumber']).toBe('11144477735');
  });
  test('of another country is a line of at most thirty', () => {
    expect(cleanValues([tax], { taxNumber: ' x-١ ' })).toEqual({ taxNumber: 'x-1' });
    expect(faultOf(tax, 'x'.repeat(31))).toMatchObject({ label: 'fieldTooLong', values: { max: 30 } });
    expect(faultOf(tax, 'x'.repeat(30))).toBeUndefined();
  });
});

describe('the fields of an address @form-02', () => {
  const address = field('country', 'address');
  const of = (code: string, ...more: FormField[]) =>
    Object.fromEntries(expandFields([address, ...more], countryBy(countries, code)).map((one) => [one.id, one]));
  test('are filled in by browsers, long enough, and show how Brazil writes a tax number', () => {
    const brazil = of('BR');
    expect(brazil['country']).toEqual({ ...address, group: 'address' });
    expect(brazil['line1']).toMatchObject({
      size: 'full',
      maxLength: 200,
      autocomplete: 'address-line1',
      group: 'address',
    });
    expect(brazil['line2']).toMatchObject({ type: 'text', required: false, autocomplete: 'address-line2' });
    expect(brazil['administrativeLevel1']).toMatchObject({
      type: 'dropdown',
      size: 'half',
      autocomplete: 'address-level1',
    });
    expect(brazil['postalCode']).toMatchObject({ maxLength: 20 });
    expect(brazil['taxNumber']).toMatchObject({ type: 'taxNumber', placeholder: '000.000.000-00' });
    expect(brazil['taxNumber']).not.toHaveProperty('maxLength');
    expect(of('ES')['birthDate']).toMatchObject({ type: 'birthDate', group: 'address' });
    expect(of('ES')['birthDate']).not.toHaveProperty('maxLength');
  });
  test('that a definition has itself are asked for as its country says', () => {
    const own = field('tax', 'taxNumber', { required: false });
    expect(of('BR', own)['tax']).toMatchObject({ required: true });
    expect(of('BR', own)['taxNumber']).toBeUndefined();
    expect(of('DE', own)['tax']).toBeUndefined();
    expect(expandFields([own], undefined)).toEqual([own]);
    expect(expandFields([own], countryBy(countries, 'DE'))).toEqual([]);
    expect(expandFields([address, own], undefined)).toEqual([{ ...address, group: 'address' }]);
  });
  test('that a payment needs must be filled in whatever their definition says', () => {
    const needed = expandFields([address, field('note', 'text', { required: false })], countryBy(countries, 'BR'), [
      'line2',
    ]);
    expect(needed.find(({ id }) => id === 'line2')?.required).toBe(true);
    expect(needed.find(({ id }) => id === 'note')?.required).toBe(false);
  });
});

test('an author is told of each field what its schema cannot see, and of nothing else @def-01', () => {
  const rules = (...fields: unknown[]) => formIssues(fields).map(({ rule, pointer }) => `${rule} ${pointer}`);
  expect(
    rules(
      null,
      { id: 'a', type: 'password' },
      { id: 'b', type: 'confirmPassword', of: 'a' },
      { id: 'c', type: 'text', pattern: '[a-z]' },
      { type: 7, id: 7 },
      { type: 7, id: 7 },
      { id: 'd', type: 'address' },
    ),
  ).toEqual([]);
  expect(
    rules(
      { id: 'a', type: 'text', pattern: '(?=x)' },
      { id: 'a', type: 'password' },
      { id: 'b', of: 'none' },
      { id: 'c', of: 'b' },
      { id: 'd', type: 'address' },
      { id: 'e', type: 'address' },
      // Too long a pattern is what the schema says already.
      { id: 'f', pattern: `(?=x)${'x'.repeat(200)}` },
    ),
  ).toEqual([
    'pattern-syntax /fields/0/pattern',
    'duplicate-id /fields/1/id',
    'reference /fields/2/of',
    'reference /fields/3/of',
    'one-address /fields/5/type',
  ]);
});
