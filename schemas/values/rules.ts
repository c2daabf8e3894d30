import type { AddressForm, Country, FieldOptions, FieldType } from '../generated/types.ts';
import type { LabelKey } from '../labels/keys.ts';

/** What is wrong with a value: a label and its values. The field's own message, where it has one, is said instead. */
export interface Fault {
  kind: 'required' | 'invalid';
  label: LabelKey;
  values?: Record<string, string | number>;
}

/** A fault and the field that has it; the pointer leads into the object of values. */
export interface FieldFault {
  pointer: string;
  field: string;
  fault: Fault;
}

/** What came in, by name, before it is cleaned: of a posted form or of a JSON body. */
export type Posted = Readonly<Record<string, string | undefined>>;

/** The text of that name. Only an own one: a field may be called like something that every object has. */
export function textOf(posted: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(posted, name) ? posted[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** What a value may depend on besides itself. */
export interface ValueContext {
  /** The cleaned values of the whole form. */
  values: Readonly<Record<string, string>>;
  /** The country that the form's address is in, where it has one. */
  country?: Country | undefined;
  /** The countries that may be chosen. */
  countries?: readonly Country[] | undefined;
  /** The realm's settings for addresses, and the payment provider that may need more fields. */
  addressForm?: AddressForm | undefined;
  provider?: string | undefined;
  /** Language tag of the messages, such as en-US; messages that depend on it are filled in later where it is absent. */
  locale?: string | undefined;
  /** Today as yyyy-mm-dd; by itself the latest day that a calendar shows anywhere. */
  today?: string | undefined;
  /** Whether a value matches a definition's pattern. Without it patterns are not asked. */
  matches?: ((pattern: string, value: string) => boolean) | undefined;
}

/** The inputs of a value that is typed in parts; they are sent as `<id>.<part>`. */
export interface Parts {
  names: readonly string[];
  join: (parts: Posted) => string;
  split: (value: string) => Posted;
}

/** The rules of one type of field: the same code in the browser and on the server. */
export interface Rules<Type extends FieldType = FieldType> {
  /** The value as it is sent and kept. */
  clean: (value: string, context: ValueContext) => string;
  /** What is wrong with a cleaned value. A method, so that the rules of any type are `Rules`: their options are of that type. */
  check(options: FieldOptions[Type], value: string, context: ValueContext): Fault | undefined;
  parts?: Parts;
  /** What the answers to a form keep of a cleaned value, where that is no text; undefined for nothing. */
  keep?: (value: string) => number | boolean | undefined;
  /** Never shown again once it has been sent. */
  secret?: true;
}

/** Finds the rules of a type of field; undefined for one that is not known or not loaded. */
export type RulesOf = (type: FieldType) => Rules | undefined;

/** That nothing was filled in. */
export const missing: Fault = { kind: 'required', label: 'fieldIsRequired' };
/** That it is wrong, when nothing more helpful can be said. */
export const wrong: Fault = { kind: 'invalid', label: 'fieldIsInvalid' };
