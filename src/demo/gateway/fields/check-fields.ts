import { findExpiryMistake, parseExpiry } from '../core/card-expiry.ts';
import { getCvcLength, isCardNumber, toDigits } from '../core/card-number.ts';
import type { FieldErrorCode, FieldErrors, FieldName } from './field-texts.ts';

/** Texts of the fields as the user typed them. */
export type FieldValues = Record<FieldName, string>;

/** Finds the mistakes in the fields at a time. The page and the gateway check by the same rules. */
export function checkFields({ number, expiry, cvc }: FieldValues, now: Date): FieldErrors {
  const digits = toDigits(number);
  const mistakes: Record<FieldName, FieldErrorCode | undefined> = {
    number: isCardNumber(digits) ? undefined : 'incorrect_number',
    expiry: findExpiryMistake(parseExpiry(expiry), now),
    cvc:
      toDigits(cvc).length === getCvcLength(digits) && /^[\d\u0660-\u0669\u06f0-\u06f9]+$/.test(cvc.trim())
        ? undefined
        : 'incorrect_cvc',
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, code]) => code !== undefined));
}
