import type { FieldProps } from '#renderers/registry/field.ts';
import { PasswordInput } from '#renderers/form/password-input.tsx';

/** Password field, masked while typing. */
export const Password = (props: FieldProps<'password'>) => (
  <PasswordInput field={props} autocomplete="current-password" />
);
