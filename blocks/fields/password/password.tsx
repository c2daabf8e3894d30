import type { FieldProps } from '#renderers/registry/field.ts';
import { PasswordInput } from '#renderers/form/password-input.tsx';

/** A password, hidden while it is typed. */
export const Password = (props: FieldProps<'password'>) => (
  <PasswordInput field={props} autocomplete="current-password" />
);
