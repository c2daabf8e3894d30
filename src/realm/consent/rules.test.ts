import { expect, test } from 'vitest';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ProblemError } from '../http/problems.ts';
import { answersTo, refuseOutstanding } from './rules.ts';

const term = (fieldName: string, more: Partial<ConsentTerm> = {}) =>
  ({ fieldName, fieldType: 'BINARY_CHOICE', text: '', ...more }) as ConsentTerm;
const terms = [
  term('terms', { required: true }),
  term('news'),
  { ...term('notice'), fieldType: 'TEXT' } as unknown as ConsentTerm,
];
const yes = (promptField: string) => ({ promptField, answer: true });
const no = (promptField: string) => ({ promptField, answer: false });

const problemOf = (act: () => unknown): ProblemError | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error as ProblemError;
  }
};

test('each answer is tied to what was asked @acct-05', () =>
  expect(answersTo(terms, [no('news'), yes('terms')])).toEqual([
    { term: terms[1], answer: false },
    { term: terms[0], answer: true },
  ]));

test.each([
  ['something that was not asked', [yes('stranger')]],
  ['the same twice', [yes('news'), no('news')]],
  ['a text that is only read', [yes('notice')]],
])('an answer to %s is refused @acct-05', (_what, answers) =>
  expect(problemOf(() => answersTo(terms, answers))).toMatchObject({ code: 'BAD_REQUEST' }),
);

test.each([
  ['everything', [yes('terms'), yes('news')]],
  ['what is required', [yes('terms')]],
])('who agrees to %s goes on @acct-05', (_what, answers) =>
  expect(problemOf(() => refuseOutstanding(terms, answers))).toBeUndefined(),
);

test.each([
  ['says no to what is required', [no('terms'), yes('news')]],
  ['says nothing', []],
])('who %s does not, and is told where @acct-05', (_what, answers) =>
  expect(problemOf(() => refuseOutstanding(terms, answers))).toMatchObject({
    code: 'BAD_REQUEST',
    messages: ['consentIsRequired'],
    details: {
      missingFields: ['terms'],
      fields: [{ pointer: '/consentAnswers/terms', field: 'terms', message: 'consentIsRequired' }],
    },
  }),
);
