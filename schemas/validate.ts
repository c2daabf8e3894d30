import { describeValue, type Issue, pointerTo, toIssue } from './issue.ts';
import { validate as isElement } from './generated/validators/definitions/element.js';
import { validate as isForm } from './generated/validators/definitions/form.js';
import { validate as isPage } from './generated/validators/definitions/page.js';
import type { Element, FieldOptions, FieldType, Form, FormField, Page } from './generated/types.ts';
import type { Validator } from './validator.ts';

/** A value that passed, or what is wrong with it. */
export type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** Checks one value; `base` is where it stands in its document. */
export function check<T>(validator: Validator<T>, value: unknown, base = ''): Checked<T> {
  if (validator(value)) return { ok: true, value };
  return { ok: false, issues: (validator.errors ?? []).map((error) => toIssue(error, value, base)) };
}

/** Finds the validator of a kind; undefined says that the kind is unknown. */
export type ValidatorOf = (kind: string) => Validator | undefined;

/** An element whose envelope and attributes both passed, with its place in the page. */
export interface SoundElement {
  element: Element;
  pointer: string;
}

/** A page without its unsound elements, and what was wrong with those. */
export interface ParsedPage {
  page: Omit<Page, 'elements'>;
  elements: SoundElement[];
  issues: Issue[];
}

function parseElement(value: unknown, pointer: string, validatorOf: ValidatorOf): Checked<SoundElement> {
  const envelope = check(isElement, value, pointer);
  if (!envelope.ok) return envelope;
  const { $type, attributes } = envelope.value;
  const validator = validatorOf($type);
  if (!validator) {
    const issue = {
      rule: 'unknown-kind',
      expected: 'a kind of element that this build knows',
      found: describeValue($type),
    };
    return { ok: false, issues: [{ pointer: pointerTo(pointer, '$type'), ...issue }] };
  }
  const checked = check(validator, attributes, pointerTo(pointer, 'attributes'));
  return checked.ok ? { ok: true, value: { element: envelope.value, pointer } } : checked;
}

/**
 * Checks a page and each of its elements by itself: an unsound element is left out and reported, the rest stays.
 * Never throws. A page whose own envelope is unsound comes back without elements.
 */
export function parsePage(document: unknown, validatorOf: ValidatorOf): ParsedPage {
  const envelope = check(isPage, document);
  if (!envelope.ok) return { page: { version: '1.0' }, elements: [], issues: envelope.issues };
  const { elements: values, ...page } = envelope.value;
  const parsed: ParsedPage = { page, elements: [], issues: [] };
  values.forEach((value, index) => {
    const result = parseElement(value, pointerTo('/elements', index), validatorOf);
    if (result.ok) parsed.elements.push(result.value);
    else parsed.issues.push(...result.issues);
  });
  return parsed;
}

/** A form with its sound fields and their places, and what was wrong with the others. */
export interface ParsedForm {
  form: Omit<Form, 'fields'>;
  fields: FormField[];
  /** JSON pointer of each of the fields. */
  pointers: string[];
  issues: Issue[];
}

/** The validators of the form fields that this build knows. */
export type FieldValidators = { [Type in FieldType]: Validator<FieldOptions[Type]> };

/** No form has more fields; the schema says so too. */
const mostFields = 100;

interface ParsedField {
  field?: FormField;
  issues: Issue[];
}

function parseField(value: unknown, pointer: string, validators: FieldValidators): ParsedField {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  const known = typeof type === 'string' && Object.hasOwn(validators, type);
  if (!known) {
    const issue = {
      rule: 'unknown-kind',
      expected: 'a type of field that this build knows',
      found: describeValue(type),
    };
    return { issues: [{ pointer: pointerTo(pointer, 'type'), ...issue }] };
  }
  const checked = check(validators[type as FieldType] as Validator<FormField>, value, pointer);
  if (checked.ok) return { field: checked.value, issues: [] };
  // A field with a pattern that cannot be used is better than no field.
  if (checked.issues.some((issue) => issue.pointer === pointerTo(pointer, 'pattern'))) {
    const { pattern: _, ...rest } = value as Record<string, unknown>;
    const parsed = parseField(rest, pointer, validators);
    return { ...parsed, issues: [...checked.issues, ...parsed.issues] };
  }
  return { issues: checked.issues };
}

/** A form that is too long without what is too much, so that the rest can be drawn. */
function shortened(document: unknown): { document: unknown; issues: Issue[] } {
  const fields = (document as { fields?: unknown } | null | undefined)?.fields;
  if (!Array.isArray(fields) || fields.length <= mostFields) return { document, issues: [] };
  const issue = { rule: 'maxItems', expected: `at most ${mostFields} items`, found: describeValue(fields) };
  return {
    document: { ...(document as object), fields: fields.slice(0, mostFields) },
    issues: [{ pointer: '/fields', ...issue }],
  };
}

/**
 * Checks a form and each of its fields by itself: an unsound field is left out and reported, the rest stays.
 * Never throws; an unsound form comes back as undefined with issues.
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
      const issue = { rule: 'one-address', expected: 'one address in a form', found: 'another one' };
      parsed.issues.push({ pointer: pointerTo(pointer, 'type'), ...issue });
      return;
    }
    if (ids.has(field.id)) {
      const issue = {
        rule: 'duplicate-id',
        expected: 'an id that no field before it has',
        found: describeValue(field.id),
      };
      parsed.issues.push({ pointer: pointerTo(pointer, 'id'), ...issue });
      return;
    }
    ids.add(field.id);
    parsed.fields.push(field);
    parsed.pointers.push(pointer);
  });
  return parsed;
}
