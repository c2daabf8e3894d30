import type { InputHTMLAttributes } from 'react';
import type { FieldType } from '#schemas/generated/types.ts';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';

/** Types whose value is typed into one input. */
export type LineType = Exclude<FieldType, 'address' | 'date' | 'birthDate'>;

/** What every one-line input has in common. `autocomplete` is what the browser fills in unless the definition says otherwise. */
export function inputProps<Type extends LineType>(
  { options, id, initial, invalid, describedBy, onEdit }: FieldProps<Type>,
  autocomplete?: string,
): InputHTMLAttributes<HTMLInputElement> {
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
