import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { type Diagnostic, diagnosticLine, diagnosticOf } from '#schemas/diagnostic.ts';

/** Tells each diagnostic once. On the server `tell` is the log, in the browser the console, beside a preview the editor. */
export function createDiagnostics(tell: (diagnostic: Diagnostic) => void): DiagnosticsPort {
  const told = new Set<string>();
  return {
    report(document, issue) {
      const diagnostic = diagnosticOf(document, issue);
      const line = diagnosticLine(diagnostic);
      if (told.has(line)) return;
      told.add(line);
      tell(diagnostic);
    },
  };
}
