import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { issueLine } from '#schemas/issue.ts';

/** Tells each issue once, as one line. On the server `tell` is the log, in the browser the console. */
export function createDiagnostics(tell: (line: string) => void): DiagnosticsPort {
  const told = new Set<string>();
  return {
    report(document, issue) {
      const line = `${document} ${issueLine(issue)}`;
      if (told.has(line)) return;
      told.add(line);
      tell(line);
    },
  };
}
