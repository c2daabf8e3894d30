import type { Diagnostic as Mark } from '@codemirror/lint';
import type { Found } from '../language/check.ts';
import { rangesOf } from '../language/place.ts';
import { words } from '../words.ts';

/** Diagnostics as marks in the text. */
export function marksOf(text: string, diagnostics: readonly Found[]): Mark[] {
  const ranges = rangesOf(
    text,
    diagnostics.map(({ pointer }) => pointer),
  );
  return diagnostics.map(({ severity, expected, found, fix, offset }, index): Mark => {
    const { from, to } =
      offset === undefined ? (ranges[index] ?? { from: 0, to: 0 }) : { from: offset, to: offset + 1 };
    const end = Math.min(to, text.length);
    return { from: Math.min(from, end), to: end, severity, message: `${words.expectedFound(expected, found)}\n${fix}` };
  });
}
