import { describe, expect, test } from 'vitest';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import type { Fault } from '#schemas/values/rules.ts';
import { faultMessage, faultsByField, namesOf } from './fault-messages.ts';

const labels: Record<string, string> = {
  fieldIsRequired: 'This field is required.',
  fieldIsInvalid: 'Check this field.',
  dateIsInvalid: 'Enter a date.',
  nameFieldIsRequired: 'Enter your name.',
  nameFieldIsInvalid: 'Check your name.',
  ownLabel: 'In the realm’s words.',
  taken: 'It is taken.',
};
const messages: Parameters<typeof faultMessage>[0] = {
  locale: 'en-US',
  tMaybe: (key) => (Object.hasOwn(labels, key) ? labels[key] : undefined),
  t: (key, values) => [labels[key] ?? key, ...Object.values(values ?? {})].join(' '),
};
const field = (id: string, more: object = {}) =>
  ({ id, type: 'text', label: `The ${id}`, required: true, messages: {}, ...more }) as unknown as FormField;
const required: Fault = { kind: 'required', label: 'fieldIsRequired' };
const invalid: Fault = { kind: 'invalid', label: 'fieldIsInvalid' };

describe('error message of a field @form-06', () => {
  test.each<[string, FormField | undefined, Fault, string]>([
    ['by its own label', field('name', { messages: { required: 'ownLabel' } }), required, 'In the realm’s words.'],
    ['by its own words', field('name', { messages: { invalid: 'That is none.' } }), invalid, 'That is none.'],
    [
      'not by a label that there is not',
      field('x', { messages: { invalid: 'noLabel' } }),
      invalid,
      'Check this field.',
    ],
    [
      'not by the message of the other fault',
      field('x', { messages: { invalid: 'A b.' } }),
      required,
      'This field is required.',
    ],
    ['not by an empty message', field('x', { messages: { required: '' } }), required, 'This field is required.'],
    ['by the label of its name', field('name'), required, 'Enter your name.'],
    ['by the other label of its name', field('name'), invalid, 'Check your name.'],
    [
      'with an example of the date',
      field('name'),
      { kind: 'invalid', label: 'dateIsInvalid' },
      'Enter a date. 3 27 2004',
    ],
    ['by the general one', field('other'), invalid, 'Check this field.'],
    ['with the values of the fault', field('x'), { ...invalid, values: { least: 8 } }, 'Check this field. 8'],
    ['where it has no definition', undefined, required, 'This field is required.'],
  ])('chooses the error message of a form field %s', (_how, options, fault, message) =>
    expect(faultMessage(messages, options, fault)).toBe(message),
  );
});

describe('assignment of errors to fields @form-06', () => {
  const fields = [field('name'), field('email'), field('a/b~c')];
  const terms = [{ fieldName: 'terms', label: 'Terms', text: '' }] as ConsentTerm[];
  const put = (faults: Parameters<typeof faultsByField>[3]) =>
    Object.fromEntries(faultsByField(messages, fields, terms, faults));

  test('assigns the errors of validation in the browser to their form fields', () => {
    expect(
      put([
        { pointer: '/name', field: 'name', fault: required },
        { pointer: '/consentAnswers/terms', field: 'terms', fault: required },
        { pointer: '/stranger', field: 'stranger', fault: required },
      ]),
    ).toEqual({ name: 'Enter your name.', terms: 'This field is required.' });
    expect(put([])).toEqual({});
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['by name', { email: 'It is bad.' }, { email: 'It is bad.' }],
    ['by pointer', { '/email': 'It is bad.' }, { email: 'It is bad.' }],
    ['by a pointer into a part', { '/address/email': 'It is bad.' }, { email: 'It is bad.' }],
    ['by a pointer with escapes', { '/a~1b~0c': 'It is bad.' }, { 'a/b~c': 'It is bad.' }],
    ['by the key of a message', { emailFieldIsInvalid: 'It is bad.' }, { email: 'It is bad.' }],
    ['by a label', { email: 'taken' }, { email: 'It is taken.' }],
    ['by a key without a label, of its kind', { name: 'someKeyIsRequired' }, { name: 'Enter your name.' }],
    ['by a key of its name', { nameFieldIsRequired: 'x' }, { name: 'Enter your name.' }],
    ['by a key that says no kind', { name: 'x' }, { name: 'Check your name.' }],
    ['by the general key', { email: 'emailFieldIsRequired' }, { email: 'This field is required.' }],
    ['not to who is none of them', { stranger: 'It is bad.', nameFieldIsInvalidX: 'It is bad.' }, {}],
  ])('assigns errors of a server’s response to form fields, %s', (_how, faults, expected) =>
    expect(put(faults)).toEqual(expected),
  );
});

test('lists the labels of the fields that have errors', () => {
  const fields = [field('name'), field('email'), { ...field('bare'), label: undefined } as unknown as FormField];
  const terms = [{ fieldName: 'terms', label: 'Terms', text: '' }] as ConsentTerm[];
  const faults = new Map(['email', 'terms', 'name', 'bare', 'stranger'].map((name) => [name, 'x']));
  expect(namesOf(faults, fields, terms)).toBe('The email, Terms, The name, bare, stranger');
});
