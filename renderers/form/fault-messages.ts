import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import { exampleDay } from '#schemas/values/date-order.ts';
import type { Fault } from '#schemas/values/rules.ts';
import type { useMessages } from '../messages/messages.tsx';
import type { Faults } from './initial.ts';

type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe' | 'locale'>;

/**
 * Resolves the error message that a field's definition sets: it is either a label key or the text itself. Returns
 * undefined for unknown keys. `src/app/forms/problem-in-words.ts` has already translated server errors.
 */
const ownMessage = ({ tMaybe }: Messages, message: string | undefined): string | undefined =>
  message ? (tMaybe(message) ?? (message.includes(' ') ? message : undefined)) : undefined;

/**
 * Text of a field's error. Order of preference: the field's own message, the message of the specific error, one for the
 * field's name, the general one.
 */
export function faultMessage(
  messages: Messages,
  options: FormField | undefined,
  { kind, label, values }: Fault,
): string {
  const general = label === 'fieldIsRequired' || label === 'fieldIsInvalid';
  const suffix = kind === 'required' ? 'FieldIsRequired' : 'FieldIsInvalid';
  return (
    ownMessage(messages, options?.messages[kind]) ??
    (general && options ? messages.tMaybe(`${options.id}${suffix}`) : undefined) ??
    messages.t(label, values ?? (label === 'dateIsInvalid' ? { example: exampleDay(messages.locale) } : undefined))
  );
}

/**
 * Field name in a key of the server's error messages: the key is `/email`, `/address/email`, `email` or
 * `emailFieldIsInvalid`.
 */
const nameOf = (key: string): string =>
  (key.split('/').at(-1) ?? '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replace(/FieldIs(?:Required|Invalid)$/, '');

/** Assigns errors to their fields and consent terms, and translates them. Drops errors of unknown fields. */
export function faultsByField(
  messages: Messages,
  fields: readonly FormField[],
  terms: readonly ConsentTerm[],
  faults: Faults,
): Map<string, string> {
  const names = new Set([...fields.map(({ id }) => id), ...terms.map(({ fieldName }) => fieldName)]);
  const optionsOf = (name: string) => fields.find(({ id }) => id === name);
  const found: [string, string][] = Array.isArray(faults)
    ? faults.map(({ field, fault }) => [field, faultMessage(messages, optionsOf(field), fault)])
    : Object.entries(faults as Record<string, string>).map(([key, message]) => {
        const name = names.has(key) ? key : nameOf(key);
        const kind = message.endsWith('Required') || key.endsWith('Required') ? 'required' : 'invalid';
        const label = kind === 'required' ? 'fieldIsRequired' : 'fieldIsInvalid';
        return [name, ownMessage(messages, message) ?? faultMessage(messages, optionsOf(name), { kind, label })];
      });
  return new Map(found.filter(([name]) => names.has(name)));
}

/** Labels of the fields that have errors, joined as a list. */
export const namesOf = (
  faults: ReadonlyMap<string, string>,
  fields: readonly FormField[],
  terms: readonly ConsentTerm[],
): string =>
  [...faults.keys()]
    .map(
      (name) =>
        fields.find(({ id }) => id === name)?.label ?? terms.find(({ fieldName }) => fieldName === name)?.label ?? name,
    )
    .join(', ');
