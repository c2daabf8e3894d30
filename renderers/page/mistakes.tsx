import { lazy, Suspense } from 'react';
import type { Issue } from '#schemas/issue.ts';

const IssueBox = lazy(() => import('./issue-box.tsx'));

/** Shows an element's mistakes in its place. For editors only: the code is not loaded for viewers. */
export const Mistakes = ({ issues }: { issues: Issue[] }) => (
  <Suspense fallback={null}>
    <IssueBox issues={issues} />
  </Suspense>
);
