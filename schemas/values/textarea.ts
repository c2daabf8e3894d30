import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/**
 * Rules of a multi-line text without control characters. Line ends are normalised to LF, because browsers post CRLF.
 */
export const rules: Rules<'textarea'> = {
  clean: (value) =>
    value
      .split(/\r\n?|[\n\u2028\u2029]/)
      .map((line) => cleanLine(line))
      .join('\n')
      .trim(),
  check: checkLine,
};
