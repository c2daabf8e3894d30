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
    const issue = {
      rule: 'unknown-kind',
      expected: 'a type of field that this build knows',
      found: describeValue(type),
    };
    return { ok: false, issues: [{ pointer: pointerTo(pointer, 'type'), ...issue }] };
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
