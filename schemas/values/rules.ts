import type { AddressForm, Country, FieldOptions, FieldType } from '../generated/types.ts';
import type { LabelKey } from '../labels/keys.ts';

/**
 * Validation error of a value: a label key with its placeholder values. If the field's definition has a message of its
 * own, that is shown instead.
 */
export interface Fault {
  kind: 'required' | 'invalid';
  label: LabelKey;
  values?: Record<string, string | number>;
}

/** A validation error with its field; the pointer is relative to the object of values. */
export interface FieldFault {
  pointer: string;
  field: string;
  fault: Fault;
}

/** Raw values keyed by input name, from a posted form or a JSON body. */
export type Posted = Readonly<Record<string, string | undefined>>;

/**
 * Text value of the property `name`. It reads own properties only, because a field may have the name of an inherited
 * property.
 */
export function textOf(posted: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(posted, name) ? posted[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Context that the validity of a value may depend on. */
export interface ValueContext {
  /** Cleaned values of the whole form. */
  values: Readonly<Record<string, string>>;
  /** Country of the form's address, if any. */
  country?: Country | undefined;
  /** Countries that may be selected. */
  countries?: readonly Country[] | undefined;
  /** The realm's address settings, and the payment provider that may require more fields. */
  addressForm?: AddressForm | undefined;
  provider?: string | undefined;
  /**
   * Language tag for error messages, such as en-US. If absent, values of a message that depend on the language are
   * filled in later.
   */
  locale?: string | undefined;
  /** Today as yyyy-mm-dd; by default the latest calendar day that any time zone has. */
  today?: string | undefined;
  /** Tells whether a value matches a definition's pattern. If absent, patterns are not checked. */
  matches?: ((pattern: string, value: string) => boolean) | undefined;
}

/** Names of the inputs of a field with several inputs, which are submitted as `<id>.<name>`. */
export interface Parts {
  names: readonly string[];
  join: (parts: Posted) => string;
  split: (value: string) => Posted;
}

/** Rules of a field type, shared by browser and server. */
export interface Rules<Type extends FieldType = FieldType> {
  /** Returns the value as it is submitted and stored. */
  clean: (value: string, context: ValueContext) => string;
  /**
   * Returns the validation error of a cleaned value. Declared as a method for bivariance, so that rules of every type
   * are assignable to `Rules`.
   */
  check(options: FieldOptions[Type], value: string, context: ValueContext): Fault | undefined;
  parts?: Parts;
  /** Converts a cleaned value for storage if it is not stored as text; undefined stores nothing. */
  keep?: (value: string) => number | boolean | undefined;
  /** Whether the value is never shown again after a submit, as for passwords. */
  secret?: true;
}

/** Returns the rules of a field type; undefined for unknown or not loaded types. */
export type RulesOf = (type: FieldType) => Rules | undefined;

/** Validation error: a required value is missing. */
export const missing: Fault = { kind: 'required', label: 'fieldIsRequired' };
/** General validation error: the value is invalid. */
export const wrong: Fault = { kind: 'invalid', label: 'fieldIsInvalid' };
