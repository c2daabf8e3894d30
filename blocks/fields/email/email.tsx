import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Email address, left-to-right in every language. */
export const Email = (props: FieldProps<'email'>) => (
  <input
    {...inputProps(props, 'email')}
    type="email"
    dir="ltr"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);
