import type { AllHTMLAttributes } from 'react';
import type { FieldType } from '#schemas/generated/types.ts';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';

/** Types whose value is typed into one input. */
export type LineType = Exclude<FieldType, 'address' | 'birthDate' | 'checkbox' | 'date' | 'radio'>;

/** What the inputs of all those types are given. */
type Shared = 'id' | 'name' | 'className' | 'placeholder' | 'autoComplete' | 'readOnly' | 'required' | 'aria-invalid';
type SharedProps = Pick<AllHTMLAttributes<never>, Shared | 'aria-describedby'> & {
  defaultValue: string;
  onInput: () => void;
};

/** What every input for text has in common. `autocomplete` is what the browser fills in unless the definition says otherwise. */
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
