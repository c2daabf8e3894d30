import { expect, test } from 'vitest';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import { startAnswers } from '../forms/start-answers.ts';
import { analyticsConsent } from './analytics-consent.ts';
import { changedTerms } from './changed-terms.ts';

// These tests cover answers that viewers gave to another edition of the terms (decision 066).

const term = (fieldName: string, more: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName.toUpperCase(),
  text: 'New words.',
  required: false,
  ...more,
});
type Given = NonNullable<ConsentPrompt['answers']>[number];
const given = (fieldName: string, answer: boolean, isCurrent: boolean, day = 1): Given => ({
  answer,
  isCurrent,
  answeredAt: `2026-03-0${day}T12:00:00.000Z`,
  consentField: { fieldName, fieldType: 'BINARY_CHOICE', label: 'Old', text: 'Old words.', required: false },
});
const promptOf = (fields: ConsentTerm[], answers: Given[] | undefined, outstanding: string[] = []): ConsentPrompt => ({
  outsideAllowedTerritories: false,
  territoryStatus: 'INSIDE',
  fields,
  edition: 'e1',
  outstanding,
  ...(answers && { answers }),
});

const ticked = { data: { default: 'true' } };
test.each<[string, Partial<ConsentTerm>, Given | undefined, boolean]>([
  ['yes to the current text', {}, given('a', true, true), true],
  ['no to the current text of a preselected term', ticked, given('a', false, true), false],
  ['yes to an earlier text', {}, given('a', true, false), false],
  ['yes to an earlier text of a preselected term', ticked, given('a', true, false), true],
  ['no to an earlier text of a preselected term', ticked, given('a', false, false), false],
  ['none', {}, undefined, false],
  ['none, for a preselected term', ticked, undefined, true],
])(
  'after the stored consent answer “%s”, “the consent checkbox is ticked” is $3 @acct-05',
  (_said, more, answer, isTicked) => {
    // Adds another answer, so that the viewer has answered before.
    const answers = [given('other', true, true), ...(answer ? [answer] : [])];
    expect(startAnswers(promptOf([term('a', more)], answers))).toEqual({
      edition: 'e1',
      consentAnswers: [{ promptField: 'a', answer: isTicked }],
    });
  },
);

test.each<[string, Given | undefined, boolean, string]>([
  ['yes to the current text', given('a', true, true), false, 'granted'],
  ['yes to the current text, with the browser’s opt-out signal', given('a', true, true), true, 'granted'],
  ['no to the current text', given('a', false, true), false, 'refused'],
  ['yes to an earlier text', given('a', true, false), false, 'undecided'],
  ['yes to an earlier text, with the browser’s opt-out signal', given('a', true, false), true, 'refused'],
  ['no to an earlier text', given('a', false, false), false, 'refused'],
  ['none', undefined, false, 'undecided'],
  ['none, with the browser’s opt-out signal', undefined, true, 'refused'],
])(
  'after the stored consent answer “%s”, the analytics consent is “$3” @ana-01 @acct-05',
  (_said, answer, isOptedOut, consent) =>
    expect(analyticsConsent(promptOf([term('a')], answer && [answer]), 'a', isOptedOut)).toBe(consent),
);

test('lists the changed consent terms with their current labels and the time of the latest acceptance @acct-05', () => {
  const fields = [term('a'), term('b'), term('new'), term('no'), term('kept')];
  const answers = [
    given('a', true, false, 1),
    given('b', true, false, 3),
    given('no', false, false, 5),
    given('kept', true, true, 7),
  ];
  expect(changedTerms(promptOf(fields, answers, ['a', 'b', 'new', 'no']))).toEqual({
    terms: ['A', 'B'],
    since: Date.parse('2026-03-03T12:00:00.000Z'),
  });
});

test.each<[string, ConsentPrompt]>([
  ['has not yet answered', promptOf([term('a')], [], ['a'])],
  [
    'has accepted an earlier text of a term that is no longer required',
    promptOf([term('a')], [given('a', true, false)]),
  ],
  ['has no account', promptOf([term('a')], undefined, ['a'])],
])('reports no changed consent terms for a viewer who %s @acct-05', (_who, prompt) =>
  expect(changedTerms(prompt)).toBeUndefined(),
);
