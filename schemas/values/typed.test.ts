import { describe, expect, test } from 'vitest';
import type { FieldType, FormField } from '../generated/types.ts';
import { checkValues } from './check-values.ts';
import { isEmail } from './email.ts';

const field = (id: string, type: FieldType, more: object = {}): FormField =>
  ({ id, type, required: true, messages: {}, ...more }) as FormField;

/** Returns the validation error of one value, in the context of the form's other values. */
const faultOf = (options: FormField, value: string, others: Record<string, string> = {}) =>
  checkValues([options], { ...others, [options.id]: value })[0]?.fault;
const wrong = { kind: 'invalid', label: 'fieldIsInvalid' };
const missing = { kind: 'required', label: 'fieldIsRequired' };

describe('validation of an email address @form-06 @auth-02', () => {
  test.each([
    'a@b.co',
    'nina.o+tag@mail.example.org',
    "!#$%&'*+/=?^_`{|}~-@b.co",
    `${'a'.repeat(64)}@b.co`,
    `a@${'b'.repeat(63)}.co`,
    `a@b.${'c'.repeat(63)}`,
    `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.e`,
  ])('accepts the email address %s', (value) => expect(isEmail(value)).toBe(true));

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
  ])('rejects the email address %j', (value) => expect(isEmail(value)).toBe(false));

  test('uses the error message of an email field’s definition, and accepts an empty optional field', () => {
    expect(faultOf(field('a', 'email'), 'a@b')).toEqual({ kind: 'invalid', label: 'pleaseProvideValidEmail' });
    expect(faultOf(field('a', 'email'), 'a@b.co')).toBeUndefined();
    expect(faultOf(field('a', 'email'), '')).toEqual(missing);
    expect(faultOf(field('a', 'email', { required: false }), '')).toBeUndefined();
  });
});

describe('validation of a text of one line or a number @form-06', () => {
  test('accepts a text of one line only within its minimum and maximum length', () => {
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
    ['accepts', '1', true],
    ['accepts', '8', true],
    ['accepts', '+2,50', true],
    ['accepts', '2.5', true],
    ['accepts', '002', true],
    ['accepts', '7.999999999999999', true],
    ['rejects', '0.9', false],
    ['rejects', '8.1', false],
    ['rejects', '-2', false],
    ['rejects', '2.', false],
    ['rejects', '.5', false],
    ['rejects', 'x2', false],
    ['rejects', '2x', false],
    ['rejects', '1e0', false],
    ['rejects', '2 3', false],
    ['rejects', '2,5,1', false],
    ['rejects', '٣', false],
  ])('a number field with the limits 1 and 8 %s “%s”', (_verdict, value, taken) =>
    expect(faultOf(field('a', 'text', { min: 1, max: 8 }), value) === undefined).toBe(taken),
  );

  test('the error of a number field contains the violated limit; each limit is checked separately', () => {
    const [least, most] = [field('a', 'text', { min: -5 }), field('a', 'text', { max: 5 })];
    expect(faultOf(least, '-6')).toEqual({ kind: 'invalid', label: 'fieldTooSmall', values: { min: -5 } });
    expect(faultOf(most, '6')).toEqual({ kind: 'invalid', label: 'fieldTooLarge', values: { max: 5 } });
    expect([faultOf(least, '1000'), faultOf(most, '-1000'), faultOf(most, 'x')]).toEqual([undefined, undefined, wrong]);
    expect(faultOf(field('a', 'text', { min: 1, required: false }), '')).toBeUndefined();
  });

  test('rejects a text that does not match the field’s pattern from start to end', () => {
    const line = field('a', 'text', { pattern: '[a-z]+' });
    expect([faultOf(line, 'abc'), faultOf(line, 'abc1')]).toEqual([undefined, wrong]);
  });
});

describe('validation of a repeated password @form-01', () => {
  const again = field('again', 'confirmPassword');
  const other = { kind: 'invalid', label: 'confirmPasswordFieldIsInvalid' };
  test.each<[string, FormField, string, Record<string, string>, unknown]>([
    ['accepts an equal password', again, ' x ', { secret: ' x ' }, undefined],
    ['rejects a different password', again, 'x', { secret: ' x ' }, other],
    ['rejects a missing repetition', again, '', { secret: 'x' }, missing],
    ['rejects a missing repetition of a missing password if required', again, '', { secret: '' }, missing],
    [
      'accepts a missing repetition of a missing password if optional',
      { ...again, required: false } as FormField,
      '',
      { secret: '' },
      undefined,
    ],
    [
      'rejects a missing repetition of a new password, even if optional',
      { ...again, required: false } as FormField,
      '',
      { secret: 'x' },
      missing,
    ],
    ['rejects a repetition of a missing password', { ...again, required: false } as FormField, 'x', {}, other],
    [
      'accepts a value equal to the field that the definition selects',
      { ...again, of: 'b' } as FormField,
      'x',
      { b: 'x', secret: 'y' },
      undefined,
    ],
    [
      'rejects a value equal to a field that the definition does not select',
      { ...again, of: 'b' } as FormField,
      'y',
      { b: 'x', secret: 'y' },
      other,
    ],
  ])('validates a repeated password: %s', (_which, options, value, others, fault) =>
    expect(faultOf(options, value, others)).toEqual(fault),
  );
  test.each(['password', 'secret', 'newPassword', 'new'])(
    'compares a repeated password with the field %s unless the definition selects another field',
    (id) => expect(faultOf(again, 'x', { [id]: 'x' })).toBeUndefined(),
  );
});
