import { type Fault, missing, type ValueContext, wrong } from './rules.ts';

interface LineOptions {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** No line is longer, whatever its definition says or leaves unsaid. */
const longest = 10_000;

/**
 * Control characters, line and paragraph ends, and the marks that turn the direction of the text around them (Unicode Standard Annex 9,
 * section 2): a name with them breaks the line or reverses the words beside it. The joiners of Persian and of emoji stay.
 */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes one line of a text: without control characters and marks of direction, and without spaces at its ends. */
export const cleanLine = (value: string): string => value.replace(UNSAFE_IN_LINE, ' ').trim();

/** The rules of every line of text: required, shortest and longest (in code points), and the pattern. */
export function checkLine(options: LineOptions, value: string, { matches }: ValueContext): Fault | undefined {
  const { required, minLength, maxLength = longest, pattern } = options;
  if (value === '') return required ? missing : undefined;
  const length = [...value].length;
  if (minLength !== undefined && length < minLength)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: minLength } };
  if (length > maxLength) return { kind: 'invalid', label: 'fieldTooLong', values: { max: maxLength } };
  return pattern !== undefined && matches && !matches(pattern, value) ? wrong : undefined;
}
