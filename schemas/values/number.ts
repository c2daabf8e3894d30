import { asciiDigits } from './digits.ts';
import { cleanLine } from './line.ts';
import { type Fault, missing, type Rules } from './rules.ts';

/** Digits with a decimal point, at most 15 digits, which a double represents exactly. */
const NUMBER = /^[+-]?(?=(?:\.?\d){1,15}$)\d+(?:\.(\d+))?$/;

/** Number of decimals, such as 2 for 0.25 and 7 for 1e-7. */
function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** Whether a number is a multiple of the step, compared as integers because of binary rounding (0.3 is not 3 * 0.1). */
function isOnStep(value: number, step: number, from: number): boolean {
  const scale = 10 ** Math.max(countDecimals(value), countDecimals(step), countDecimals(from));
  const whole = (one: number) => Math.round(one * scale);
  return (whole(value) - whole(from)) % whole(step) === 0;
}

function checkStep(value: number, step: number, from: number): Fault | undefined {
  if (isOnStep(value, step, from)) return undefined;
  return step === 1 && Number.isInteger(from)
    ? { kind: 'invalid', label: 'numberIsNotWhole' }
    : { kind: 'invalid', label: 'numberOffStep', values: { step, from } };
}

/** Rules of a number field: limits, step and precision. */
export const rules: Rules<'number'> = {
  clean: (value) => asciiDigits(cleanLine(value)).replace(/[,٫]/, '.'),
  check({ required, min, max, step = 1 }, value) {
    if (value === '') return required ? missing : undefined;
    const [text, decimals = ''] = NUMBER.exec(value) ?? [];
    // Three decimals are rejected if the step has fewer, because 1,000 was probably meant as one thousand.
    if (text === undefined || (decimals.length === 3 && countDecimals(step) < 3))
      return { kind: 'invalid', label: 'numberIsInvalid' };
    const number = Number(text);
    if (min !== undefined && number < min) return { kind: 'invalid', label: 'fieldTooSmall', values: { min } };
    if (max !== undefined && number > max) return { kind: 'invalid', label: 'fieldTooLarge', values: { max } };
    return checkStep(number, step, min ?? 0);
  },
  keep: (value) => (value === '' ? undefined : Number(value)),
};
