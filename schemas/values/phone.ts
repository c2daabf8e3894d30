import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { asciiDigits, digitsOf } from './digits.ts';

/** A phone number as the form's value. */
export interface PhoneValue {
  /** Calling code, such as +44. */
  prefix: string;
  number: string;
  /** Whether both prefix and number are there. */
  complete: boolean;
  regionCode: string | undefined;
  /** Whether a number of this length can be in that country. */
  possible: boolean;
  /** The whole number, such as +447400123456; empty while it is not complete. */
  internationalNumber: string;
}

/** The calling code of a country or of what already is one: GB, 44 and +44 give +44. */
export function callingCodeOf(prefix: string): string {
  const code = asciiDigits(prefix).trim();
  if (isSupportedCountry(code)) return `+${getCountryCallingCode(code)}`;
  const digits = digitsOf(code);
  return digits === '' ? '' : `+${digits}`;
}

/** Reads a number in parts. `prefix` is a calling code or a country; a number that begins with + brings its own. */
export function parsePhone(prefix: string, number: string): PhoneValue {
  const code = callingCodeOf(prefix);
  const typed = asciiDigits(number).trim();
  const digits = digitsOf(typed);
  const own = typed.startsWith('+') || typed.startsWith('00');
  const whole = own ? `+${digits.replace(/^00/, '')}` : `${code}${digits}`;
  // Typed with the zero that one dials within Britain: +4407… is +447….
  const dialled = whole.replace(/^\+440(?=7)/, '+44');
  const country = isSupportedCountry(prefix) ? (prefix as CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(dialled, country ? { defaultCountry: country } : undefined);
  const complete = digits !== '' && (own || code !== '');
  return {
    prefix: parsed ? `+${parsed.countryCallingCode}` : code,
    number: typed,
    complete,
    regionCode: parsed?.country ?? country,
    possible: complete && (parsed?.isPossible() ?? false),
    internationalNumber: complete ? (parsed?.number ?? dialled) : '',
  };
}
