import { missing, type Rules, textOf } from './rules.ts';

/** Ids of the password field to try if the definition does not name the confirmed field. */
const usual = ['password', 'secret', 'newPassword', 'new'];

/** Rules of a password confirmation, which must equal the password. */
export const rules: Rules<'confirmPassword'> = {
  clean: (value) => value,
  check({ of, required }, value, { values }) {
    const confirmed = textOf(values, of ?? usual.find((id) => Object.hasOwn(values, id)) ?? '') ?? '';
    if (value === '' && (required || confirmed !== '')) return missing;
    return value === confirmed ? undefined : { kind: 'invalid', label: 'confirmPasswordFieldIsInvalid' };
  },
  secret: true,
};
