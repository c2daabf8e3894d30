import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Postal code, left-to-right in every language. */
export const PostalCode = (props: FieldProps<'postalCode'>) => (
  <input {...inputProps(props, 'postal-code')} type="text" dir="ltr" autoCapitalize="characters" spellCheck={false} />
);
