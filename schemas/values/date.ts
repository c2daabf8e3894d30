import { isDay } from '../time/day.ts';
import { type DatePart, dateParts, exampleDay } from './date-order.ts';
import { asciiDigits, digitsOf } from './digits.ts';
import { type Fault, missing, type Parts, type Posted, type Rules, type ValueContext, wrong } from './rules.ts';

/** Maximum number of digits and maximum value of each input of a date. */
const limits: Record<DatePart, { digits: number; most: number }> = {
  year: { digits: 4, most: 9999 },
  month: { digits: 2, most: 12 },
  day: { digits: 2, most: 31 },
};

/** Limits what is typed into one input of a date: digits up to its length, month at most 12, day at most 31. */
export function limitPart(part: DatePart, typed: string): string {
  const { digits, most } = limits[part];
  let held = '';
  for (const digit of digitsOf(typed)) {
    if (held.length === digits) break;
    if (Number(held + digit) <= most) held += digit;
  }
  return held;
}

/** Whether an input of a date is complete, so that the focus can move to the next input. */
export const isPartFull = (part: DatePart, value: string): boolean => value.length === limits[part].digits;

const trimmed = (parts: Posted, part: DatePart) => asciiDigits(parts[part] ?? '').trim();

/**
 * Joins year, month and day to yyyy-mm-dd with leading zeros; null if one of them is missing or no number. Does not
 * check that the date exists.
 */
export function dateOf(parts: Posted): string | null {
  const [year, month, day] = dateParts.map((part) => trimmed(parts, part));
  const complete = /^\d{1,4}$/.test(year ?? '') && /^\d{1,2}$/.test(month ?? '') && /^\d{1,2}$/.test(day ?? '');
  return complete ? `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : null;
}

/**
 * Cleans a date that was posted by three inputs. An incomplete date is kept as typed, so that validation rejects it.
 */
export const parts: Parts = {
  names: dateParts,
  join: (posted) => {
    const typed = dateParts.map((part) => trimmed(posted, part));
    return dateOf(posted) ?? (typed.every((part) => part === '') ? '' : typed.join('-'));
  },
  split(value) {
    const [year = '', month = '', day = ''] = value.split('-');
    return { year, month, day };
  },
};

interface DateOptions {
  required: boolean;
  min?: string;
  max?: string;
}

/** Rules of a date: it exists and is within its limits. */
export function checkDate(
  { required, min, max }: DateOptions,
  value: string,
  { locale }: Pick<ValueContext, 'locale'> = {},
): Fault | undefined {
  if (value === '') return required ? missing : undefined;
  if (!isDay(value))
    return {
      kind: 'invalid',
      label: 'dateIsInvalid',
      ...(locale !== undefined && { values: { example: exampleDay(locale) } }),
    };
  const outside = (min !== undefined && value < min) || (max !== undefined && value > max);
  return outside ? wrong : undefined;
}

/** Rules of a date field. */
export const rules: Rules<'date'> = { clean: (value) => asciiDigits(value).trim(), check: checkDate, parts };
