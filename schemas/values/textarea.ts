import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Several lines of text, each without control characters. Every line ends by a line feed: browsers post CR and LF. */
export const rules: Rules<'textarea'> = {
  clean: (value) =>
    value
      .split(/\r\n?|[\n\u2028\u2029]/)
      .map((line) => cleanLine(line))
      .join('\n')
      .trim(),
  check: checkLine,
};
