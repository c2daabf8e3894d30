import { useEffect } from 'react';
import type { Issue } from '#schemas/issue.ts';
import { usePorts } from '../ports/ports.tsx';

/** Tells of what is wrong with a document: on the server at once, where effects do not run; in the browser after the first paint. */
export function useReportOnce(name: string, issues: Issue[]): void {
  const { report } = usePorts().diagnostics;
  if (typeof window === 'undefined') for (const issue of issues) report(name, issue);
  useEffect(() => {
    for (const issue of issues) report(name, issue);
  }, [name, issues, report]);
}
