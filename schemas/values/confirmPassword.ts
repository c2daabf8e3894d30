import { missing, type Rules } from './rules.ts';

/** Where the password is when the definition does not say which field is confirmed. */
const usual = ['password', 'secret', 'newPassword', 'new'];

/** The same password once more. */
export const rules: Rules<'confirmPassword'> = {
  clean: (value) => value,
  check({ of, required }, value, { values }) {
    const confirmed = values[of ?? usual.find((id) => id in values) ?? ''] ?? '';
    if (value === '' && (required || confirmed !== '')) return missing;
    return value === confirmed ? undefined : { kind: 'invalid', label: 'confirmPasswordFieldIsInvalid' };
  },
  secret: true,
};
