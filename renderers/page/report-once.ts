import { useEffect } from 'react';
import type { Issue } from '#schemas/issue.ts';
import { usePorts } from '../ports/ports.tsx';

/**
 * Reports issues of a document once: on the server immediately, because effects do not run there; in the browser after
 * the first paint.
 */
export function useReportOnce(name: string, issues: Issue[]): void {
  const { report } = usePorts().diagnostics;
  if (typeof window === 'undefined') for (const issue of issues) report(name, issue);
  useEffect(() => {
    const explained = async (issue: Issue) => {
      const exactly = issue.explain ? await issue.explain().catch(() => [issue]) : [issue];
      for (const one of exactly) report(name, one);
    };
    for (const issue of issues) void explained(issue);
  }, [name, issues, report]);
}
