import type { ComponentType } from 'react';
import type { FieldOptions, FieldType } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Validator } from '#schemas/validator.ts';

/** What is wrong with a value: a label and its values. The field's own message, where it has one, is said instead. */
export interface Fault {
  kind: 'required' | 'invalid';
  label: LabelKey;
  values?: Record<string, string | number>;
}

/** What a field's component is given. The input keeps its own value: a keystroke touches nothing else. */
export interface FieldProps<Type extends FieldType> {
  options: FieldOptions[Type];
  /** Id of the input. */
  id: string;
  /** Whether the value has been found wrong. */
  invalid: boolean;
  /** Ids of what describes the input, only those that exist. */
  describedBy: string | undefined;
  /** To be called when the value is edited: what was wrong with it may no longer be. */
  onEdit: () => void;
}

/** One type of form field: how its options are checked, how it is drawn, and what makes its value wrong. */
export interface Field<Type extends FieldType = FieldType> {
  type: Type;
  validate: Validator<FieldOptions[Type]>;
  component: ComponentType<FieldProps<Type>>;
  /** The value as it is sent; text is trimmed, a password never is. */
  clean: (value: string) => string;
  check: (options: FieldOptions[Type], value: string) => Fault | undefined;
}

/** Declares a form field. */
export const defineField = <Type extends FieldType>(field: Field<Type>): Field<Type> => field;

/** How each type of field is loaded. A total map: the compiler asks for every type that has a schema. */
export type FieldLoaders = { [Type in FieldType]: () => Promise<{ default: Field<Type> }> };
