import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { diagnosticLine, type Issue } from '#schemas/issue.ts';

/** Where a diagnostic goes: to the log on the server, to the console in the browser. */
export type Report = (line: string, document: string, issue: Issue) => void;

/** Reports each diagnostic once. What to do about it is added where somebody reads it who can. */
export function createDiagnostics(report: Report): DiagnosticsPort {
  const reported = new Set<string>();
  return {
    report(document, issue) {
      const line = diagnosticLine({ document, ...issue });
      if (reported.has(line)) return;
      reported.add(line);
      report(line, document, issue);
    },
  };
}
