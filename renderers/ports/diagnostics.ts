import type { Issue } from '#schemas/issue.ts';

/** Where what is wrong with a definition is told; each issue once. */
export interface DiagnosticsPort {
  report(document: string, issue: Issue): void;
}
