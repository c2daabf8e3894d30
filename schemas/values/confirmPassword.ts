import { missing, type Rules, textOf } from './rules.ts';

/** Where the password is when the definition does not say which field is confirmed. */
const usual = ['password', 'secret', 'newPassword', 'new'];

/** The same password once more. */
export const rules: Rules<'confirmPassword'> = {
  clean: (value) => value,
  check({ of, required }, value, { values }) {
    const confirmed = textOf(values, of ?? usual.find((id) => Object.hasOwn(values, id)) ?? '') ?? '';
    if (value === '' && (required || confirmed !== '')) return missing;
    return value === confirmed ? undefined : { kind: 'invalid', label: 'confirmPasswordFieldIsInvalid' };
  },
  secret: true,
};
