import type { Diagnostic as EditorDiagnostic } from '@codemirror/lint';
import type { FoundMistake } from '../language/check.ts';
import { rangesOf } from '../language/positions.ts';
import { messages } from '../messages.ts';

/** Converts diagnostics into markers that underline the text. */
export function editorDiagnostics(text: string, diagnostics: readonly FoundMistake[]): EditorDiagnostic[] {
  const ranges = rangesOf(
    text,
    diagnostics.map(({ pointer }) => pointer),
  );
  return diagnostics.map(({ severity, expected, found, fix, offset }, index): EditorDiagnostic => {
    const { from, to } =
      offset === undefined ? (ranges[index] ?? { from: 0, to: 0 }) : { from: offset, to: offset + 1 };
    const end = Math.min(to, text.length);
    return {
      from: Math.min(from, end),
      to: end,
      severity,
      message: `${messages.expectedFound(expected, found)}\n${fix}`,
    };
  });
}
