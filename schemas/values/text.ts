import { checkLine, cleanLine } from './line.ts';
import { type Fault, type Rules, wrong } from './rules.ts';

function checkNumber({ min, max }: { min?: number; max?: number }, value: string): Fault | undefined {
  if (value === '' || (min === undefined && max === undefined)) return undefined;
  const number = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(number)) return wrong;
  if (min !== undefined && number < min) return { kind: 'invalid', label: 'fieldTooSmall', values: { min } };
  return max !== undefined && number > max ? { kind: 'invalid', label: 'fieldTooLarge', values: { max } } : undefined;
}

/** Rules of a line of text; with `min` or `max` it must be a number. */
export const rules: Rules<'text'> = {
  clean: cleanLine,
  check: (options, value, context) => checkLine(options, value, context) ?? checkNumber(options, value),
};
