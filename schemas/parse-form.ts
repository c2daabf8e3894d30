import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { validate as isForm } from './generated/validators/definitions/form.js';
import type { FieldOptions, FieldType, Form, FormField } from './generated/types.ts';
import { check } from './validate.ts';
import type { Validator } from './validator.ts';

/** A form with its valid fields, their pointers, and the issues of the others. */
export interface ParsedForm {
  form: Omit<Form, 'fields'>;
  fields: FormField[];
  /** JSON pointers of the fields. */
  pointers: string[];
  issues: Issue[];
}

/** Validators of the field types that this build knows. */
export type FieldValidators = { [Type in FieldType]: Validator<FieldOptions[Type]> };

/** Maximum number of fields; the schema has the same limit. */
const mostFields = 100;

interface ParsedField {
  field?: FormField;
  issues: Issue[];
}

function parseField(value: unknown, pointer: string, validators: FieldValidators): ParsedField {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  const known = typeof type === 'string' && Object.hasOwn(validators, type);
  if (!known) {
    const expected = 'a type of field that this build knows';
    return { issues: [errorAt(pointerTo(pointer, 'type'), 'unknown-kind', expected, describeValue(type))] };
  }
  const checked = check(validators[type as FieldType] as Validator<FormField>, value, pointer);
  if (checked.ok) return { field: checked.value, issues: [] };
  // A field with an unusable pattern is kept without the pattern.
  if (checked.issues.some((issue) => issue.pointer === pointerTo(pointer, 'pattern'))) {
    const { pattern: _, ...rest } = value as Record<string, unknown>;
    const parsed = parseField(rest, pointer, validators);
    return { ...parsed, issues: [...checked.issues, ...parsed.issues] };
  }
  return { issues: checked.issues };
}

/** Cuts a form to the maximum number of fields. */
function shortened(document: unknown): { document: unknown; issues: Issue[] } {
  const fields = (document as { fields?: unknown } | null | undefined)?.fields;
  if (!Array.isArray(fields) || fields.length <= mostFields) return { document, issues: [] };
  return {
    document: { ...(document as object), fields: fields.slice(0, mostFields) },
    issues: [errorAt('/fields', 'maxItems', `at most ${mostFields} items`, describeValue(fields))],
  };
}

/**
 * Validates a form and each of its fields separately: invalid fields are left out and reported. Never throws; if the
 * form itself is invalid, it returns undefined in place of the form, with the issues.
 */
export function parseForm(
  document: unknown,
  validators: FieldValidators,
): ParsedForm | { form?: never; issues: Issue[] } {
  const short = shortened(document);
  const envelope = check(isForm, short.document);
  if (!envelope.ok) return { issues: envelope.issues };
  const { fields: values, ...form } = envelope.value;
  const parsed: ParsedForm = { form, fields: [], pointers: [], issues: short.issues };
  const ids = new Set<string>();
  values.forEach((value, index) => {
    const pointer = pointerTo('/fields', index);
    const { field, issues } = parseField(value, pointer, validators);
    parsed.issues.push(...issues);
    if (!field) return;
    if (field.type === 'address' && parsed.fields.some(({ type }) => type === 'address')) {
      const at = pointerTo(pointer, 'type');
      parsed.issues.push(errorAt(at, 'one-address', 'one address in a form', 'another one'));
      return;
    }
    if (ids.has(field.id)) {
      const at = pointerTo(pointer, 'id');
      parsed.issues.push(errorAt(at, 'duplicate-id', 'an id that no field before it has', describeValue(field.id)));
      return;
    }
    ids.add(field.id);
    parsed.fields.push(field);
    parsed.pointers.push(pointer);
  });
  return parsed;
}
