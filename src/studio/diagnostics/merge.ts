import { compareDiagnostics, type Diagnostic } from '#schemas/diagnostic.ts';
import type { Found } from '../language/check.ts';

/** What each of the three that look at a document has found. */
export interface Findings {
  /** By the schemas, in this page. */
  local: readonly Found[];
  /** By the server, which knows the realm's other documents. */
  server: readonly Diagnostic[];
  /** By the preview, while it drew. */
  drawn: readonly Diagnostic[];
}

const keyOf = ({ pointer, rule }: Diagnostic) => `${rule} ${pointer}`;

/** One list of everything that is wrong with a document: the same mistake once, in the order of all diagnostics. */
export function mergeDiagnostics(document: string, { local, server, drawn }: Findings): Found[] {
  const merged = new Map<string, Found>();
  // While the text is not JSON the others speak of an older one.
  const isJson = !local.some(({ rule }) => rule === 'syntax');
  for (const found of isJson ? [...local, ...server, ...drawn] : local) {
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
