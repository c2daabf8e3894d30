import { compareDiagnostics, type Diagnostic } from '#schemas/diagnostic.ts';
import type { Found } from '../language/check.ts';

/** What each of the three that look at a document has found. */
export interface Findings {
  /** By the schemas, in this page. */
  local: readonly Found[];
  /** By the server, which knows the realm's other documents. */
  server: readonly Diagnostic[];
  /** By each view of the preview, while it drew. */
  drawn: readonly DrawnIn[];
}

/** What one view of the preview has found. */
export interface DrawnIn {
  /** Its name. */
  view: string;
  diagnostics: readonly Diagnostic[];
}

const keyOf = ({ pointer, rule }: Diagnostic) => `${rule} ${pointer}`;

/** What the views have found: each mistake once, with the views that it is in where it is not in all of them. */
function drawnOnce(drawn: readonly DrawnIn[]): Found[] {
  const found = drawn.flatMap((view) => view.diagnostics.map((diagnostic) => ({ view, diagnostic })));
  return [...Map.groupBy(found, ({ diagnostic }) => keyOf(diagnostic)).values()].flatMap((same) => {
    const views = [...new Set(same.map(({ view }) => view))];
    const isEverywhere = views.length === drawn.length;
    return same
      .slice(0, 1)
      .map(({ diagnostic }) => ({ ...diagnostic, ...(!isEverywhere && { views: views.map(({ view }) => view) }) }));
  });
}

/** One list of everything that is wrong with a document: the same mistake once, in the order of all diagnostics. */
export function mergeDiagnostics(document: string, { local, server, drawn }: Findings): Found[] {
  const merged = new Map<string, Found>();
  // While the text is not JSON the others speak of an older one.
  const isJson = !local.some(({ rule }) => rule === 'syntax');
  for (const found of isJson ? [...local, ...server, ...drawnOnce(drawn)] : local) {
    const key = keyOf(found);
    if (!merged.has(key)) merged.set(key, { ...found, document });
  }
  return [...merged.values()].sort(compareDiagnostics);
}

/** How many errors and warnings there are. */
export const countOf = (diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
};
