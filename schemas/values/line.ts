import { type Fault, missing, type ValueContext, wrong } from './rules.ts';

interface LineOptions {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** No line is longer, whatever its definition says or leaves unsaid. */
const longest = 10_000;

/** A line of text as it is sent: without the spaces at its ends. */
export const cleanLine = (value: string): string => value.trim();

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
