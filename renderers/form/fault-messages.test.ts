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
    [
      'from the label that its definition selects',
      field('name', { messages: { required: 'ownLabel' } }),
      required,
      'In the realm’s words.',
    ],
    [
      'from the text in its definition',
      field('name', { messages: { invalid: 'That is none.' } }),
      invalid,
      'That is none.',
    ],
    [
      'from the default if its definition selects a missing label',
      field('x', { messages: { invalid: 'noLabel' } }),
      invalid,
      'Check this field.',
    ],
    [
      'from the default if its definition has a message for another error only',
      field('x', { messages: { invalid: 'A b.' } }),
      required,
      'This field is required.',
    ],
    [
      'from the default if the message in its definition is empty',
      field('x', { messages: { required: '' } }),
      required,
      'This field is required.',
    ],
    ['from the “required” label for the field’s name', field('name'), required, 'Enter your name.'],
    ['from the “invalid” label for the field’s name', field('name'), invalid, 'Check your name.'],
    [
      'with an example date for a date field',
      field('name'),
      { kind: 'invalid', label: 'dateIsInvalid' },
      'Enter a date. 3 27 2004',
    ],
    ['from the general label if no label exists for its name', field('other'), invalid, 'Check this field.'],
    ['with the limit that the value violates', field('x'), { ...invalid, values: { least: 8 } }, 'Check this field. 8'],
    ['from the general label if the field has no definition', undefined, required, 'This field is required.'],
  ])('chooses the error message of a form field: %s', (_how, options, fault, message) =>
    expect(faultMessage(messages, options, fault)).toBe(message),
  );
});

describe('assignment of errors to form fields @form-06', () => {
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
    ['by the field’s name', { email: 'It is bad.' }, { email: 'It is bad.' }],
    ['by a JSON pointer', { '/email': 'It is bad.' }, { email: 'It is bad.' }],
    ['by a JSON pointer to a nested property', { '/address/email': 'It is bad.' }, { email: 'It is bad.' }],
    ['by a JSON pointer with escapes', { '/a~1b~0c': 'It is bad.' }, { 'a/b~c': 'It is bad.' }],
    ['by a message key that contains the field’s name', { emailFieldIsInvalid: 'It is bad.' }, { email: 'It is bad.' }],
    ['with the text of the label whose key the response contains', { email: 'taken' }, { email: 'It is taken.' }],
    ['with an unknown key that ends in “IsRequired”', { name: 'someKeyIsRequired' }, { name: 'Enter your name.' }],
    ['by a key that begins with the field’s name', { nameFieldIsRequired: 'x' }, { name: 'Enter your name.' }],
    [
      'with the field’s “invalid” message for an unknown key without a kind of error',
      { name: 'x' },
      { name: 'Check your name.' },
    ],
    [
      'with the general “required” message if the field has none of its own',
      { email: 'emailFieldIsRequired' },
      { email: 'This field is required.' },
    ],
    [
      'except errors of fields that the form does not have',
      { stranger: 'It is bad.', nameFieldIsInvalidX: 'It is bad.' },
      {},
    ],
  ])('assigns the errors in a server’s response to form fields: %s', (_how, faults, expected) =>
    expect(put(faults)).toEqual(expected),
  );
});

test('lists the labels of the form fields that have errors, or their names if they have no label', () => {
  const fields = [field('name'), field('email'), { ...field('bare'), label: undefined } as unknown as FormField];
  const terms = [{ fieldName: 'terms', label: 'Terms', text: '' }] as ConsentTerm[];
  const faults = new Map(['email', 'terms', 'name', 'bare', 'stranger'].map((name) => [name, 'x']));
  expect(namesOf(faults, fields, terms)).toBe('The email, Terms, The name, bare, stranger');
});
