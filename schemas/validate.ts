import { describeValue, errorAt, type Issue, pointerTo, toIssue } from './issue.ts';
import { validate as isForm } from './generated/validators/definitions/form.js';
import type { FieldOptions, FieldType, Form, FormField } from './generated/types.ts';
import type { Validator } from './validator.ts';

/** A value that passed, perhaps with warnings, or what is wrong with it. */
export type Checked<T> = { ok: true; value: T; issues?: Issue[] } | { ok: false; issues: Issue[] };

/** Checks one value; `base` is where it stands in its document. */
export function check<T>(validator: Validator<T>, value: unknown, base = ''): Checked<T> {
  if (validator(value)) return { ok: true, value };
  return { ok: false, issues: (validator.errors ?? []).map((error) => toIssue(error, value, base)) };
}

/** A form with its sound fields, and what was wrong with the others. */
export interface ParsedForm {
  form: Omit<Form, 'fields'>;
  fields: FormField[];
  issues: Issue[];
}

/** The validators of the form fields that this build knows. */
export type FieldValidators = { [Type in FieldType]: Validator<FieldOptions[Type]> };

function parseField(value: unknown, pointer: string, validators: FieldValidators): Checked<FormField> {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  const known = typeof type === 'string' && Object.hasOwn(validators, type);
  if (!known) {
    const expected = 'a type of field that this build knows';
    return { ok: false, issues: [errorAt(pointerTo(pointer, 'type'), 'unknown-kind', expected, describeValue(type))] };
  }
  return check(validators[type as FieldType] as Validator<FormField>, value, pointer);
}

/** Checks a form and each of its fields by itself. Never throws; an unsound form comes back as undefined with issues. */
export function parseForm(
  document: unknown,
  validators: FieldValidators,
): ParsedForm | { form?: never; issues: Issue[] } {
  const envelope = check(isForm, document);
  if (!envelope.ok) return { issues: envelope.issues };
  const { fields: values, ...form } = envelope.value;
  const parsed: ParsedForm = { form, fields: [], issues: [] };
  values.forEach((value, index) => {
    const result = parseField(value, pointerTo('/fields', index), validators);
    if (result.ok) parsed.fields.push(result.value);
    else parsed.issues.push(...result.issues);
  });
  return parsed;
}
