import { lazy, Suspense } from 'react';
import type { Issue } from '#schemas/issue.ts';

const IssueBox = lazy(() => import('./issue-box.tsx'));

/** What is wrong, in the place of what was left out. For editors: viewers never load it. */
export const Mistakes = ({ issues }: { issues: Issue[] }) => (
  <Suspense fallback={null}>
    <IssueBox issues={issues} />
  </Suspense>
);
