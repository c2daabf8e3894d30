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

test('assigns each consent answer to the term with its id @acct-05', () =>
  expect(matchConsentAnswers(terms, [no('news'), yes('terms')])).toEqual([
    { term: terms[1], answer: false },
    { term: terms[0], answer: true },
  ]));

test.each([
  ['an unknown term', [yes('stranger')]],
  ['the same term twice', [yes('news'), no('news')]],
  ['a text that needs no consent', [yes('notice')]],
])('rejects consent answers to %s @acct-05', (_what, answers) =>
  expect(problemOf(() => matchConsentAnswers(terms, answers))).toMatchObject({ code: 'BAD_REQUEST' }),
);

test.each([
  ['all terms', [yes('terms'), yes('news')]],
  ['only the required terms', [yes('terms')]],
])('accepts consent to %s @acct-05', (_what, answers) =>
  expect(problemOf(() => assertRequiredTermsAccepted(terms, answers))).toBeUndefined(),
);

test.each([
  ['rejects a required term', [no('terms'), yes('news')]],
  ['sends no answers', []],
])('if the user %s, rejects the consent answers and names the missing term @acct-05', (_what, answers) =>
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
  ['valid for the same text', says('A', 'b'), says('A', 'b'), true],
  ['invalid for another text', says('A', 'c'), says('A', 'b'), false],
  ['invalid for another heading', says('B', 'b'), says('A', 'b'), false],
  ['invalid if words moved from the text into the heading', says('A b', 'c'), says('A', 'b c'), false],
  ['invalid if a link has another target', says('A', '<a href="/new">b</a>'), says('A', '<a href="/old">b</a>'), false],
  ['valid if only white space differs', says('A', 'b\n\n  c '), says('A', 'b c'), true],
  ['valid if the term with the same text became required', { ...says('A', 'b'), required: true }, says('A', 'b'), true],
  ['valid for the same version number with another text', says('A', 'c', 3), says('A', 'b', 3), true],
  ['invalid for a newer version with the same text', says('A', 'b', 3), says('A', 'b', 2), false],
  ['invalid for an older version', says('A', 'b', 2), says('A', 'b', 3), false],
  ['valid for version 1 if the former term had no version', says('A', 'c', 1), says('A', 'b'), true],
  ['invalid for version 2 if the former term had no version', says('A', 'b', 2), says('A', 'b'), false],
  ['valid if the version was removed and the text is the same', says('A', 'b'), says('A', 'b', 7), true],
  ['invalid if the version was removed and the text differs', says('A', 'c'), says('A', 'b', 7), false],
])(
  'decides whether an earlier consent is still valid for the current term: %s @acct-05',
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
