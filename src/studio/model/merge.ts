import { compareDiagnostics, type Diagnostic } from '#schemas/diagnostic.ts';
import type { FoundMistake } from '../language/check.ts';

/** Problems of a document by the source that reported them. */
export interface DocumentFindings {
  /** Problems that the browser found by the schemas. */
  local: readonly FoundMistake[];
  /** Problems that the server found, which also knows the realm's other documents. */
  server: readonly Diagnostic[];
  /** Problems that occurred while the preview views rendered the document. */
  drawn: readonly DrawnIn[];
}

/** Diagnostics of one preview view. */
export interface DrawnIn {
  /** Name of the preview view. */
  view: string;
  diagnostics: readonly Diagnostic[];
}

const keyOf = ({ pointer, rule }: Diagnostic) => `${rule} ${pointer}`;

/**
 * Merges the problems of several preview views. Each problem is listed once, with the names of its views unless all
 * views have it.
 */
function drawnOnce(drawn: readonly DrawnIn[]): FoundMistake[] {
  const found = drawn.flatMap((view) => view.diagnostics.map((diagnostic) => ({ view, diagnostic })));
  return [...Map.groupBy(found, ({ diagnostic }) => keyOf(diagnostic)).values()].flatMap((same) => {
    const views = [...new Set(same.map(({ view }) => view))];
    const isEverywhere = views.length === drawn.length;
    return same
      .slice(0, 1)
      .map(({ diagnostic }) => ({ ...diagnostic, ...(!isEverywhere && { views: views.map(({ view }) => view) }) }));
  });
}

/** Merges all diagnostics without duplicates, in document order. */
export function mergeDiagnostics(document: string, { local, server, drawn }: DocumentFindings): FoundMistake[] {
  const merged = new Map<string, FoundMistake>();
  // While the text is not valid JSON, the other results are omitted, because they belong to an older text.
  const isJson = !local.some(({ rule }) => rule === 'syntax');
  for (const found of isJson ? [...local, ...server, ...drawnOnce(drawn)] : local) {
    const key = keyOf(found);
    if (!merged.has(key)) merged.set(key, { ...found, document });
  }
  return [...merged.values()].sort(compareDiagnostics);
}

/** Counts errors and warnings. */
export const countOf = (diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
};
