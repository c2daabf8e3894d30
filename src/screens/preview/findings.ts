import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import { compareDiagnostics, type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';

/** Everything that is told of the draft that stands in the page. */
export interface Findings extends DiagnosticsPort {
  /** Forgets what was told of the draft before. What an element threw stays while it is the same element. */
  start(elementAt: (pointer: string) => unknown): void;
  /** In the order of the document. */
  list(): Diagnostic[];
}

/** Gathers diagnostics instead of sending them anywhere: they are shown beside the preview. */
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
