import { expect, test } from 'vitest';
import type { ConsentTerm } from '../generated/types.ts';
import { answersOf, checkConsent, startsTicked } from './consent.ts';

const term = (fieldName: string, more: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName,
  text: '',
  required: false,
  ...more,
});
const terms = [
  term('notice', { fieldType: 'INFORMATION_TEXT', required: true }),
  term('terms', { required: true }),
  term('news', { data: { default: 'true' } }),
];

test('a consent checkbox is preselected only if data.default, or else defaultValue, is the string “true” @acct-05', () => {
  expect(terms.map(startsTicked)).toEqual([false, false, true]);
  expect(startsTicked(term('a', { defaultValue: 'true' }))).toBe(true);
  expect(startsTicked(term('a', { defaultValue: 'true', data: { default: 'false' } }))).toBe(false);
  expect(startsTicked(term('a', { defaultValue: 'True' }))).toBe(false);
});

test('returns an answer for each consent checkbox, but none for terms without a checkbox or unknown terms @acct-05', () => {
  expect(answersOf(terms, ['terms', 'other'])).toEqual([
    { promptField: 'terms', answer: true },
    { promptField: 'news', answer: false },
  ]);
});

test('reports required consent checkboxes that are not ticked, but no required terms without a checkbox @acct-05', () => {
  expect(checkConsent(terms, answersOf(terms, ['news'])).map(({ pointer }) => pointer)).toEqual([
    '/consentAnswers/terms',
  ]);
  expect(checkConsent(terms, answersOf(terms, ['terms']))).toEqual([]);
});
