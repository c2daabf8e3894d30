import type { AllHTMLAttributes } from 'react';
import type { FieldType } from '#schemas/generated/types.ts';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';

/** Field types with a single text input. */
export type LineType = Exclude<FieldType, 'address' | 'birthDate' | 'checkbox' | 'date' | 'radio'>;

/** Attributes that all inputs of these field types have. */
type Shared = 'id' | 'name' | 'className' | 'placeholder' | 'autoComplete' | 'readOnly' | 'required' | 'aria-invalid';
type SharedProps = Pick<AllHTMLAttributes<never>, Shared | 'aria-describedby'> & {
  defaultValue: string;
  onInput: () => void;
};

/** Attributes of a text input. `autocomplete` is the default when the definition sets none. */
export function inputProps<Type extends LineType>(
  { options, id, initial, invalid, describedBy, onEdit }: FieldProps<Type>,
  autocomplete?: string,
): SharedProps {
  return {
    id,
    name: options.id,
    className: input,
    defaultValue: initial(),
    placeholder: options.placeholder,
    autoComplete: ('autocomplete' in options ? options.autocomplete : undefined) ?? autocomplete,
    readOnly: options.readOnly,
    required: options.required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onInput: onEdit,
  };
}
