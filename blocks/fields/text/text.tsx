import type { FieldProps } from '#renderers/form/field.ts';
import { input } from '#renderers/form/field-view.styles.ts';

/** One line of text. */
export const Text = ({ options, id, invalid, describedBy, onEdit }: FieldProps<'text'>) => (
  <input
    id={id}
    name={options.id}
    type="text"
    className={input}
    placeholder={options.placeholder}
    autoComplete={options.autocomplete}
    readOnly={options.readOnly}
    required={options.required}
    aria-invalid={invalid}
    aria-describedby={describedBy}
    onInput={onEdit}
  />
);
