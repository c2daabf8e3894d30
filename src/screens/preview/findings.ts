import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { compareDiagnostics, type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';

/** Diagnostics of the draft that is shown. */
export interface Findings extends DiagnosticsPort {
  /** Clears the diagnostics of the previous draft. Errors thrown by an element are kept while it is the same object. */
  start(elementAt: (pointer: string) => unknown): void;
  /** The diagnostics in document order. */
  list(): Diagnostic[];
}

/** Collects diagnostics for display beside the preview. */
export function createFindings(): Findings {
  let elementAt: (pointer: string) => unknown = () => undefined;
  let reported = new Map<string, { diagnostic: Diagnostic; element: unknown }>();
  return {
    start(next) {
      elementAt = next;
      reported = new Map(
        [...reported].filter(
          ([, { diagnostic, element }]) => diagnostic.rule === 'throws' && next(diagnostic.pointer) === element,
        ),
      );
    },
    report(document, issue) {
      const diagnostic = diagnosticOf(document, issue);
      const key = `${diagnostic.pointer} ${diagnostic.rule} ${diagnostic.expected}`;
      reported.set(key, { diagnostic, element: elementAt(diagnostic.pointer) });
    },
    list: () => [...reported.values()].map(({ diagnostic }) => diagnostic).toSorted(compareDiagnostics),
  };
}
