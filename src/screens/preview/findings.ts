import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { compareDiagnostics, type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';

/** Problems found in the draft that is shown. */
export interface Findings extends DiagnosticsPort {
  /**
   * Removes the problems of the previous draft. Errors that an element threw stay if the new draft contains the same
   * element object, because it does not render again.
   */
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
