import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { asciiDigits, digitsOf } from './digits.ts';

/** Parsed phone number. */
export interface PhoneValue {
  /** Calling code, such as +44. */
  prefix: string;
  number: string;
  /** Whether prefix and number are both present. */
  complete: boolean;
  regionCode: string | undefined;
  /** Whether the number's length is possible in its country. */
  possible: boolean;
  /** The complete number, such as +447400123456; empty without a prefix or number. */
  internationalNumber: string;
}

/** Calling code of a country or calling code: GB, 44 and +44 give +44. */
export function callingCodeOf(prefix: string): string {
  const code = asciiDigits(prefix).trim();
  if (isSupportedCountry(code)) return `+${getCountryCallingCode(code)}`;
  const digits = digitsOf(code);
  return digits === '' ? '' : `+${digits}`;
}

/**
 * Parses a number that was entered as prefix and rest. `prefix` is a calling code or a country; it is ignored if the
 * number itself begins with +.
 */
export function parsePhone(prefix: string, number: string): PhoneValue {
  const code = callingCodeOf(prefix);
  const typed = asciiDigits(number).trim();
  const digits = digitsOf(typed);
  const own = typed.startsWith('+') || typed.startsWith('00');
  const whole = own ? `+${digits.replace(/^00/, '')}` : `${code}${digits}`;
  // British numbers are often typed with the national zero: +4407… means +447….
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
