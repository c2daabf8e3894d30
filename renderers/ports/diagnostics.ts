import type { Issue } from '#schemas/issue.ts';

/** Receives issues of definitions; each issue once. */
export interface DiagnosticsPort {
  report(document: string, issue: Issue): void;
}
