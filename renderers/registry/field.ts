import type { ReactNode } from 'react';
import type { FieldOptions, FieldType } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Validator } from '#schemas/validator.ts';
import type { Rules } from '#schemas/values/rules.ts';

/** What a field's component is given. The input keeps its own value: a keystroke touches nothing else. */
export interface FieldProps<Type extends FieldType> {
  options: FieldOptions[Type];
  /** Id of the input; of the first one where the value is typed in parts. */
  id: string;
  /** What the input, or one part of it, starts with. */
  initial: (part?: string) => string;
  /** Whether the value has been found wrong. */
  invalid: boolean;
  /** Ids of what describes the input, only those that exist. */
  describedBy: string | undefined;
  /** To be called when the value is edited: what was wrong with it may no longer be. */
  onEdit: () => void;
}

/** A label with its values. */
export interface LabelWith {
  label: LabelKey;
  values?: Record<string, string | number>;
}

/** One type of form field: how its options are checked, how it is drawn, and the rules of its value. */
export interface Field<Type extends FieldType = FieldType> {
  type: Type;
  validate: Validator<FieldOptions[Type]>;
  /** A method, so that a field of any type is a `Field`: what it is drawn with has passed its own validator. */
  component(props: FieldProps<Type>): ReactNode;
  rules: Rules<Type>;
  /** How the label and the input go together, where the label is not above one input. */
  layout?: 'group' | 'choices' | 'beside';
  /** Words of the product's own beside the input, where the definition's stand above a whole group. */
  label?: LabelKey;
  /** A hint where the definition gives none. */
  hint?(options: FieldOptions[Type]): LabelWith | undefined;
}

/** Declares a form field. */
export const defineField = <Type extends FieldType>(field: Field<Type>): Field<Type> => field;

/** How each type of field is loaded. A total map: the compiler asks for every type that has a schema. */
export type FieldLoaders = { [Type in FieldType]: () => Promise<{ default: Field<Type> }> };
