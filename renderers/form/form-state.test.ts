import { expect, test } from 'vitest';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { createFormState } from './form-state.ts';
import type { FormInitial } from './initial.ts';

const term = (fieldName: string, more: object = {}) => ({ fieldName, text: '', ...more }) as ConsentTerm;
const terms = [term('terms'), term('news', { defaultValue: 'true' }), term('mail', { data: { default: 'true' } })];
const state = (initial?: FormInitial, faults: [string, string][] = []) =>
  createFormState({ country: 'SE', initial, faults: new Map(faults), terms });

test('a form starts empty, with only those consent checkboxes ticked that the terms preselect @acct-05', () => {
  const { failure, summary, busy, done, kept, country, ticked, faultOf } = state();
  expect([failure.value, summary.value, busy.value, done.value, country.value]).toEqual([
    undefined,
    undefined,
    false,
    undefined,
    'SE',
  ]);
  expect([...ticked.value]).toEqual(['news', 'mail']);
  expect([kept, faultOf('email').value]).toEqual([{}, undefined]);
});

test('a rejected form starts with the posted values, including unticked consent checkboxes @form-06 @acct-05', () => {
  const consentAnswers = [
    { promptField: 'terms', answer: true },
    { promptField: 'news', answer: false },
  ];
  const values = { email: 'a' };
  const made = state({ values, failure: 'No.', consentAnswers }, [['email', 'It is bad.']]);
  expect([made.failure.value, [...made.ticked.value]]).toEqual(['No.', ['terms']]);
  expect(made.kept).toEqual(values);
  expect(made.kept).not.toBe(values);
  expect([made.faultOf('email').value, made.faultOf('name').value]).toEqual(['It is bad.', undefined]);
  expect([...state({ consentAnswers: [] }).ticked.value]).toEqual([]);
});

test('new errors of a form replace the previous errors of all its fields', () => {
  const { faultOf, setFaults } = state();
  const [email, name] = [faultOf('email'), faultOf('name')];
  setFaults(new Map([['email', 'It is bad.']]));
  expect([email.value, name.value]).toEqual(['It is bad.', undefined]);
  // An error is also stored for a field that is not rendered yet.
  setFaults(new Map([['later', 'It is bad.']]));
  expect([email.value, faultOf('later').value]).toEqual([undefined, 'It is bad.']);
  expect(faultOf('email')).toBe(email);
});
