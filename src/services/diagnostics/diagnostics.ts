import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { diagnosticLine, type Issue } from '#schemas/issue.ts';

/** Where a diagnostic goes: to the log on the server, to the console in the browser. */
export type Tell = (line: string, document: string, issue: Issue) => void;

/** Tells each diagnostic once. What to do about it is added where somebody reads it who can. */
export function createDiagnostics(tell: Tell): DiagnosticsPort {
  const told = new Set<string>();
  return {
    report(document, issue) {
      const line = diagnosticLine({ document, ...issue });
      if (told.has(line)) return;
      told.add(line);
      tell(line, document, issue);
    },
  };
}
