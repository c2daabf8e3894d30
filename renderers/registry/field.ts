import type { ReactNode } from 'react';
import type { FieldOptions, FieldType } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Validator } from '#schemas/validator.ts';
import type { Rules } from '#schemas/values/rules.ts';

/** Props of a field's component. Inputs are uncontrolled, so that typing re-renders nothing. */
export interface FieldProps<Type extends FieldType> {
  options: FieldOptions[Type];
  /** Id of the field's input; for fields with several inputs, of the first one. */
  id: string;
  /** Returns the initial value of the field's input, or of one of several inputs. */
  initial: (part?: string) => string;
  /** Whether validation has found an error in the field. */
  invalid: boolean;
  /** Value of `aria-describedby`: the ids of the hint and error, if these exist. */
  describedBy: string | undefined;
  /** Call on every edit; clears the field's error. */
  onEdit: () => void;
}

/** A label key with its placeholder values. */
export interface LabelWith {
  label: LabelKey;
  values?: Record<string, string | number>;
}

/** A type of form field: validator of its options, component, and rules for its value. */
export interface Field<Type extends FieldType = FieldType> {
  type: Type;
  validate: Validator<FieldOptions[Type]>;
  /**
   * Declared as a method for bivariance, so that fields of every type are assignable to `Field`; options have passed
   * the field's own validator.
   */
  component(props: FieldProps<Type>): ReactNode;
  rules: Rules<Type>;
  /** Arrangement of label and input, if the label is not above a single input. */
  layout?: 'group' | 'choices' | 'beside';
  /** Built-in label of the input, for fields whose own label is the legend of a group. */
  label?: LabelKey;
  /** Default hint for fields whose definition has none. */
  hint?(options: FieldOptions[Type]): LabelWith | undefined;
}

/** Declares a form field. */
export const defineField = <Type extends FieldType>(field: Field<Type>): Field<Type> => field;

/** Loaders of all field types. Complete by type: the compiler requires every type that has a schema. */
export type FieldLoaders = { [Type in FieldType]: () => Promise<{ default: Field<Type> }> };
