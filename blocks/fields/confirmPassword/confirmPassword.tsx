import type { FieldProps } from '#renderers/registry/field.ts';
import { PasswordInput } from '#renderers/form/password-input.tsx';

/** Password confirmation field. */
export const ConfirmPassword = (props: FieldProps<'confirmPassword'>) => (
  <PasswordInput field={props} autocomplete="new-password" />
);
