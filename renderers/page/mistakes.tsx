import { lazy, Suspense } from 'react';
import type { Issue } from '#schemas/issue.ts';

const IssueBox = lazy(() => import('./issue-box.tsx'));

/** Shows an element's issues in its place. Only editors see it; its code is not loaded for viewers. */
export const Mistakes = ({ issues }: { issues: Issue[] }) => (
  <Suspense fallback={null}>
    <IssueBox issues={issues} />
  </Suspense>
);
