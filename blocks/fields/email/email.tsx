import type { FieldProps } from '#renderers/form/field.ts';
import { input } from '#renderers/form/field-view.styles.ts';

/** An e-mail address. Written from left to right in every language. */
export const Email = ({ options, id, invalid, describedBy, onEdit }: FieldProps<'email'>) => (
  <input
    id={id}
    name={options.id}
    type="email"
    dir="ltr"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    className={input}
    placeholder={options.placeholder}
    autoComplete={options.autocomplete ?? 'email'}
    readOnly={options.readOnly}
    required={options.required}
    aria-invalid={invalid}
    aria-describedby={describedBy}
    onInput={onEdit}
  />
);
