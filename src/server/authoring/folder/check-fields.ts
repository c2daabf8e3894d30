import type { Diagnostic } from '#schemas/diagnostic.ts';
import { heldParts } from '#schemas/generated/kinds.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import type { RealmBundle } from './bundle.ts';
import { isCountry } from './codes.ts';
import { createDuplicateError, createError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';
import { listIn } from './written.ts';

type Field = Readonly<Record<string, unknown>>;

/** Pairs of form field limits: if the lower limit is above the upper one, no value is valid. */
const bounds = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
] as const;

function boundFindings(file: string, field: Field, at: string): Diagnostic[] {
  return bounds.flatMap(([least, most]) => {
    const [low, high] = [field[least], field[most]];
    const isAbove =
      (typeof low === 'number' && typeof high === 'number' && low > high) ||
      (typeof low === 'string' && typeof high === 'string' && low > high);
    if (!isAbove) return [];
    return [
      createError(file, pointerTo(at, least), 'bounds', `at most ${high}, which is its ${most}`, describeValue(low)),
    ];
  });
}

const countryFindings = (file: string, field: Field, at: string): Diagnostic[] => {
  const { defaultCountry } = field;
  const all: [string, unknown][] = [
    ...(defaultCountry === undefined ? [] : [[pointerTo(at, 'defaultCountry'), defaultCountry] as [string, unknown]]),
    ...listIn(field, 'countries').map((code, index): [string, unknown] => [pointerTo(at, 'countries', index), code]),
  ];
  return all.flatMap(([pointer, code]) =>
    isCountry(String(code))
      ? []
      : [createError(file, pointer, 'country', 'the code of a country', describeValue(code))],
  );
};

/** Reports choices with duplicate values. */
function doubleChoices(file: string, choices: readonly unknown[], at: string): Diagnostic[] {
  const values = choices.map((choice) => (choice as { value?: unknown } | null)?.value);
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index
      ? [createDuplicateError(file, pointerTo(at, index, 'value'), 'a value that no other choice has', value)]
      : [],
  );
}

const fieldFindings = (file: string, fields: readonly unknown[], pointer: string): Diagnostic[] =>
  fields.flatMap((value, index) => {
    const field = value as Field;
    const at = pointerTo(pointer, index);
    return [
      ...boundFindings(file, field, at),
      ...countryFindings(file, field, at),
      ...doubleChoices(file, listIn(field, 'acceptableValues'), pointerTo(at, 'acceptableValues')),
    ];
  });

/** Checks every `options` list in an element's attributes. */
function optionFindings(file: string, value: unknown, pointer: string): Diagnostic[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = pointerTo(pointer, key);
    if (key === 'elements') return [];
    return [
      ...(key === 'options' && Array.isArray(part) ? doubleChoices(file, part, at) : []),
      ...optionFindings(file, part, at),
    ];
  });
}

/** Reports form fields that no value satisfies, and choices with duplicate values. */
export const fieldsFindings = ({ forms, pages }: RealmBundle): Diagnostic[] => [
  ...forms.flatMap(({ file, document }) => fieldFindings(file, document.fields, '/fields')),
  ...pages.flatMap(({ file, document }) =>
    elementsOf(document).flatMap(({ element: { $type, attributes }, pointer }) => {
      const at = pointerTo(pointer, 'attributes');
      const held = (heldParts.get($type) ?? []).filter(({ holds }) => holds === 'fields');
      return [
        ...held.flatMap(({ attribute }) =>
          fieldFindings(file, listIn(attributes, attribute), pointerTo(at, attribute)),
        ),
        ...optionFindings(file, attributes, at),
      ];
    }),
  ),
];
