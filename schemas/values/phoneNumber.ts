import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from './digits.ts';
import { parsePhone } from './phone.ts';
import { missing, type Rules, wrong } from './rules.ts';

/** Placeholder of an empty phone number field. */
export const phoneExample = '1234 56789';

/** Rules of a phone number, which is submitted in international format. */
export const rules: Rules<'phoneNumber'> = {
  clean: (value) => (value.trim() === '' ? '' : parsePhone('', asciiDigits(value)).internationalNumber || value.trim()),
  check({ required }, value) {
    if (value === '') return required ? missing : undefined;
    return value.length <= 30 && parsePhone('', value).possible
      ? undefined
      : { ...wrong, label: 'phoneNumberFieldIsInvalid' };
  },
  parts: {
    names: ['prefix', 'number'],
    join: ({ prefix = '', number = '' }) =>
      number.trim() === '' ? '' : parsePhone(prefix, number).internationalNumber || number,
    split(value) {
      const parsed = parsePhoneNumberFromString(value);
      return parsed
        ? { prefix: parsed.country ?? `+${parsed.countryCallingCode}`, number: parsed.nationalNumber }
        : { prefix: undefined, number: value };
    },
  },
};
