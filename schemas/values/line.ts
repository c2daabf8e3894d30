import { type Fault, missing, type ValueContext, wrong } from './rules.ts';

interface LineOptions {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Maximum length of a line of text; a field's definition cannot raise it. */
const longest = 10_000;

/**
 * Characters that are removed from a line: control characters, line and paragraph separators, and bidirectional
 * formatting characters (Unicode Standard Annex 9, section 2), because a name with them breaks the line or reverses
 * adjacent text. The joiners of Persian and emoji are allowed.
 */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Removes control and bidirectional characters from a text, and trims it. */
export const cleanLine = (value: string): string => value.replace(UNSAFE_IN_LINE, ' ').trim();

/** Rules of a line of text: required, minimum and maximum length (in code points), and pattern. */
export function checkLine(options: LineOptions, value: string, { matches }: ValueContext): Fault | undefined {
  const { required, minLength, maxLength = longest, pattern } = options;
  if (value === '') return required ? missing : undefined;
  const length = [...value].length;
  if (minLength !== undefined && length < minLength)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: minLength } };
  if (length > maxLength) return { kind: 'invalid', label: 'fieldTooLong', values: { max: maxLength } };
  return pattern !== undefined && matches && !matches(pattern, value) ? wrong : undefined;
}
