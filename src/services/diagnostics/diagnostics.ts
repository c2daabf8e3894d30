import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { diagnosticLine, type Issue } from '#schemas/issue.ts';

/** Destination of diagnostics: the server's log or the browser's console. */
export type Report = (line: string, document: string, issue: Issue) => void;

/**
 * Creates the diagnostics port, which reports each diagnostic line once. The `report` callback adds remedies where
 * developers read them.
 */
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
