import type { Issue } from '#schemas/issue.ts';
import { box, code } from './issue-box.styles.ts';

/** Shown to editors in the place of an element that was left out: where the mistake is, what was expected and found. */
export const IssueBox = ({ issues }: { issues: Issue[] }) => (
  <aside className={box} lang="en" dir="ltr" data-issue>
    {issues.map(({ pointer, rule, expected, found }) => (
      <p key={`${pointer} ${rule}`}>
        <code className={code}>{pointer}</code> expected {expected}, found {found}
      </p>
    ))}
  </aside>
);
