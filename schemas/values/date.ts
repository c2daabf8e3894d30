import { isDay } from '../time/day.ts';
import { asciiDigits, digitsOf } from './digits.ts';
import { type Fault, missing, type Parts, type Posted, type Rules, wrong } from './rules.ts';

/** The parts of a date in the order of its value. */
export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];

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

/** The order in which a language writes the parts, by its short date format; year first where that is not known. */
export function partOrder(locale: string): DatePart[] {
  try {
    // English without a region would be American; the two specified locales write like Britain.
    const tag = /^en-(?:gb|nz)$/i.test(locale) ? 'en-GB' : locale;
    const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
    const order = parts.map(({ type }) => type).filter((type): type is DatePart => type in limits);
    return order.length === dateParts.length ? order : [...dateParts];
  } catch {
    // No such locale.
    return [...dateParts];
  }
}

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
export function checkDate({ required, min, max }: DateOptions, value: string): Fault | undefined {
  if (value === '') return required ? missing : undefined;
  if (!isDay(value)) return { kind: 'invalid', label: 'dateIsInvalid' };
  const outside = (min !== undefined && value < min) || (max !== undefined && value > max);
  return outside ? wrong : undefined;
}

/** A day. */
export const rules: Rules<'date'> = { clean: (value) => asciiDigits(value).trim(), check: checkDate, parts };
