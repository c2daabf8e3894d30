import { expect, test } from 'vitest';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ProblemError } from '../../platform/http/problems.ts';
import { matchConsentAnswers, getCurrentAnswers, isSameTerm, assertRequiredTermsAccepted } from './rules.ts';

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

test('matches each consent answer to its term @acct-05', () =>
  expect(matchConsentAnswers(terms, [no('news'), yes('terms')])).toEqual([
    { term: terms[1], answer: false },
    { term: terms[0], answer: true },
  ]));

test.each([
  ['something that was not asked', [yes('stranger')]],
  ['the same twice', [yes('news'), no('news')]],
  ['a text that is only read', [yes('notice')]],
])('rejects consent answers to %s @acct-05', (_what, answers) =>
  expect(problemOf(() => matchConsentAnswers(terms, answers))).toMatchObject({ code: 'BAD_REQUEST' }),
);

test.each([
  ['everything', [yes('terms'), yes('news')]],
  ['what is required', [yes('terms')]],
])('accepts consent to %s @acct-05', (_what, answers) =>
  expect(problemOf(() => assertRequiredTermsAccepted(terms, answers))).toBeUndefined(),
);

test.each([
  ['says no to what is required', [no('terms'), yes('news')]],
  ['says nothing', []],
])('rejects the consent answers of a user who %s, and names the missing term @acct-05', (_what, answers) =>
  expect(problemOf(() => assertRequiredTermsAccepted(terms, answers))).toMatchObject({
    code: 'BAD_REQUEST',
    messages: ['consentIsRequired'],
    details: {
      missingFields: ['terms'],
      fields: [{ pointer: '/consentAnswers/terms', field: 'terms', message: 'consentIsRequired' }],
    },
  }),
);

const says = (label: string, text: string, version?: number) =>
  term('terms', { label, text, ...(version !== undefined && { version }) });

test.each<[string, ConsentTerm, ConsentTerm, boolean]>([
  ['the same words', says('A', 'b'), says('A', 'b'), true],
  ['other words', says('A', 'c'), says('A', 'b'), false],
  ['another heading', says('B', 'b'), says('A', 'b'), false],
  ['words that have moved into the heading', says('A b', 'c'), says('A', 'b c'), false],
  ['a link to elsewhere', says('A', '<a href="/new">b</a>'), says('A', '<a href="/old">b</a>'), false],
  ['other lines and spaces', says('A', 'b\n\n  c '), says('A', 'b c'), true],
  ['the same words, another must', { ...says('A', 'b'), required: true }, says('A', 'b'), true],
  ['the same version, other words', says('A', 'c', 3), says('A', 'b', 3), true],
  ['another version, the same words', says('A', 'b', 3), says('A', 'b', 2), false],
  ['an older version again', says('A', 'b', 2), says('A', 'b', 3), false],
  ['the first version, other words than without one', says('A', 'c', 1), says('A', 'b'), true],
  ['the second version, after none', says('A', 'b', 2), says('A', 'b'), false],
  ['no version any more, the same words', says('A', 'b'), says('A', 'b', 7), true],
  ['no version any more, other words', says('A', 'c'), says('A', 'b', 7), false],
])(
  'decides whether consent to a stored version of a term is still valid: %s @acct-05',
  (_what, asked, answered, counts) => expect(isSameTerm(asked, answered)).toBe(counts),
);

test('counts only consent answers to current terms @acct-05', () => {
  const given = { at: 0, answer: true };
  expect(
    getCurrentAnswers([
      { ...given, term: term('terms'), isCurrent: false },
      { ...given, term: term('news'), isCurrent: true },
    ]),
  ).toEqual([yes('news')]);
});
