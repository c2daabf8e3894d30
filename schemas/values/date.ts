import { isDay } from '../time/day.ts';
import { type DatePart, dateParts, exampleDay } from './date-order.ts';
import { asciiDigits, digitsOf } from './digits.ts';
import { type Fault, missing, type Parts, type Posted, type Rules, type ValueContext, wrong } from './rules.ts';

/** How many digits each part has, and its greatest value. */
const limits: Record<DatePart, { digits: number; most: number }> = {
  year: { digits: 4, most: 9999 },
  month: { digits: 2, most: 12 },
  day: { digits: 2, most: 31 },
};

/** What a part holds after one has typed: digits, as many as fit, no month above 12, no day above 31. The rest is ignored. */
export function limitPart(part: DatePart, typed: string): string {
  const { digits, most } = limits[part];
  let held = '';
  for (const digit of digitsOf(typed)) {
    if (held.length === digits) break;
    if (Number(held + digit) <= most) held += digit;
  }
  return held;
}

/** Whether a part takes no further digit, so that the next part may take over. */
export const isPartFull = (part: DatePart, value: string): boolean => value.length === limits[part].digits;

const trimmed = (parts: Posted, part: DatePart) => asciiDigits(parts[part] ?? '').trim();

/** Three parts as yyyy-mm-dd, zero padded; null when one is missing or no number. Whether there is such a day is not asked. */
export function dateOf(parts: Posted): string | null {
  const [year, month, day] = dateParts.map((part) => trimmed(parts, part));
  const complete = /^\d{1,4}$/.test(year ?? '') && /^\d{1,2}$/.test(month ?? '') && /^\d{1,2}$/.test(day ?? '');
  return complete ? `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : null;
}

/** A date in three inputs. Some but not all of them filled is no date, and kept so that it is found wrong. */
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

/** The rules of a day: there is such a day, and it lies within its limits. */
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

/** A day. */
export const rules: Rules<'date'> = { clean: (value) => asciiDigits(value).trim(), check: checkDate, parts };
