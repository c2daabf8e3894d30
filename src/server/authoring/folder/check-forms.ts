import { begins } from '#schemas/authentication-providers.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { formKinds } from '#schemas/generated/kinds.ts';
import { pointerTo } from '#schemas/issue.ts';
import { OwnFormName } from '#schemas/wire/site/realm.ts';
import { isComplete, type RealmBundle, getWrittenValue } from './bundle.ts';
import type { Known } from './known.ts';
import { createReferenceError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';
import { mapParts } from './written.ts';

/** Positions of names that already occurred earlier in the list. */
const doubles = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));

/** Reports a consent term for analytics that does not exist, or that viewers cannot refuse. */
function consentTermMistakes({ settings, consent }: RealmBundle): Diagnostic[] {
  const term = settings.document.analytics?.consentTerm;
  if (term === undefined || (consent && !isComplete(consent))) return [];
  const isThere = consent?.document.terms.some(
    ({ fieldName, fieldType }) => fieldName === term && fieldType === 'BINARY_CHOICE',
  );
  const expected = 'the fieldName of a BINARY_CHOICE in consent/terms.json';
  return isThere
    ? []
    : [
        createReferenceError(
          settings.file,
          '/analytics/consentTerm',
          expected,
          term,
          consent?.document.terms.map(({ fieldName }) => fieldName),
        ),
      ];
}

function settingsForms({ settings, consent }: RealmBundle, known: Known): Diagnostic[] {
  const { file, document } = settings;
  const at = (pointer: string, expected: string, found: unknown, names?: Iterable<string>) =>
    createReferenceError(file, pointer, expected, found, names);
  const { registrationForm, selfRegistration } = document;
  return [
    ...(['registrationForm', 'purchaseForm'] as const).flatMap((key) => {
      const form = document[key];
      return form === undefined || known.forms.has(form)
        ? []
        : [at(`/${key}`, 'the name of a form', form, known.forms)];
    }),
    ...(selfRegistration?.allowed && registrationForm === undefined
      ? [at('/registrationForm', 'the form to sign up with, because sign-up is allowed', undefined)]
      : []),
    ...(document.consent?.required && !consent
      ? [at('/consent/required', 'false, or a file consent/terms.json', true)]
      : []),
  ];
}

/** Fields that each API call requires of the form that sends it. */
const contracts = {
  'sign-up': [
    { id: 'email', types: ['email'] },
    { id: 'secret', types: ['password'] },
  ],
  'sign-in': [
    { id: 'id', types: ['email', 'text'] },
    { id: 'secret', types: ['password'] },
  ],
} as const;

/** Reports required fields that a form lacks. */
function contractMistakes(
  { forms }: RealmBundle,
  call: keyof typeof contracts,
  name: string | undefined,
): Diagnostic[] {
  const form = forms.find((one) => one.name === name);
  // An invalid field was left out of the form, and may be the required one.
  if (!form || !isComplete(form, '/fields')) return [];
  const fields = form.document.fields as { id: string; type: string }[];
  return contracts[call].flatMap(({ id, types }) => {
    if (fields.some((field) => field.id === id && types.some((type) => type === field.type))) return [];
    const expected = `a field “${id}” of the type ${types.join(' or ')}, which ${call} needs`;
    return [createReferenceError(form.file, '/fields', expected, undefined)];
  });
}

/**
 * Checks the forms whose answers the server stores: they must exist, be listed once, and ask for no passwords or
 * billing details.
 */
function answerFormMistakes({ settings, forms }: RealmBundle, known: Known): Diagnostic[] {
  const { file, document } = settings;
  const { answerForms = [], registrationForm, purchaseForm, authentication } = document;
  const names = answerForms.map(({ form }) => form);
  const ofCalls = [registrationForm, purchaseForm, ...(authentication?.providers ?? []).map(({ form }) => form)];
  return names.flatMap((name, index) => {
    const at = `/answerForms/${index}/form`;
    if (!known.forms.has(name)) return [createReferenceError(file, at, 'the name of a form', name, known.forms)];
    if (names.indexOf(name) < index) return [createReferenceError(file, at, 'a form that is named once', name)];
    const fields = (forms.find((one) => one.name === name)?.document.fields ?? []) as { type?: unknown }[];
    const hasSecret = fields.some(({ type }) => type === 'password' || type === 'confirmPassword');
    const isOwn = OwnFormName.safeParse(name).success;
    return ofCalls.includes(name) || hasSecret || isOwn
      ? [
          createReferenceError(
            file,
            at,
            'a form that neither signs in or up nor asks for a password or billing details',
            name,
          ),
        ]
      : [];
  });
}

/** Reports elements that show a form whose answers the server does not store. */
function shownFormMistakes({ settings, pages }: RealmBundle): Diagnostic[] {
  // The settings are read as written, because even an entry with another error names its form.
  const written = mapParts(getWrittenValue(settings), '/answerForms', (_, { form }) => form);
  const names = new Set([...written].filter((name) => typeof name === 'string'));
  return pages.flatMap(({ file, document }) =>
    elementsOf(document).flatMap(({ element: { $type, attributes }, pointer }) => {
      const attribute = formKinds.get($type);
      const name = attribute && attributes[attribute];
      if (!attribute || typeof name !== 'string' || names.has(name)) return [];
      const expected = 'a form that realm.json names among its answerForms';
      return [createReferenceError(file, pointerTo(pointer, 'attributes', attribute), expected, name, names)];
    }),
  );
}

/** Checks the sign-up and sign-in forms for their required fields. */
function callMistakes(bundle: RealmBundle): Diagnostic[] {
  const { registrationForm, authentication } = bundle.settings.document;
  const signIn = authentication?.providers.filter(({ name }) => begins(name, 'form')) ?? [];
  return [
    ...contractMistakes(bundle, 'sign-up', registrationForm),
    ...signIn.flatMap(({ form }) => contractMistakes(bundle, 'sign-in', form)),
  ];
}

/** Checks references between settings, forms, consent terms and texts. */
export const formMistakes = (bundle: RealmBundle, known: Known): Diagnostic[] => {
  const { consent, texts } = bundle;
  return [
    ...settingsForms(bundle, known),
    ...consentTermMistakes(bundle),
    ...callMistakes(bundle),
    ...answerFormMistakes(bundle, known),
    ...shownFormMistakes(bundle),
    ...(consent
      ? doubles(consent.document.terms.map(({ fieldName }) => fieldName)).map((index) =>
          createReferenceError(
            consent.file,
            `/terms/${index}/fieldName`,
            'a name that no other term has',
            consent.document.terms[index]?.fieldName,
          ),
        )
      : []),
    ...(texts
      ? doubles(texts.document.texts.map(({ key }) => key)).map((index) =>
          createReferenceError(
            texts.file,
            `/texts/${index}/key`,
            'a key that no other text has',
            texts.document.texts[index]?.key,
          ),
        )
      : []),
  ];
};
