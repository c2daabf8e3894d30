import { useEffect, useState } from 'react';
import type { Issue } from '#schemas/issue.ts';
import { box, code } from './issue-box.styles.ts';

/** The issues, replaced by more detailed ones once the code for explanations is loaded. */
function useExplained(issues: Issue[]): Issue[] {
  const [explained, setExplained] = useState<{ of: Issue[]; issues: Issue[] }>();
  useEffect(() => {
    let current = true;
    const explain = async () => {
      const found = await Promise.all(issues.map((issue) => issue.explain?.() ?? [issue]));
      if (current) setExplained({ of: issues, issues: found.flat() });
    };
    // If the code for explanations fails to load, the box keeps showing the less detailed issues.
    if (issues.some((issue) => issue.explain)) explain().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [issues]);
  return explained?.of === issues ? explained.issues : issues;
}

/** Shows editors each issue of an element: its JSON pointer, what was expected and what was found. */
export default function IssueBox({ issues }: { issues: Issue[] }) {
  return (
    <aside className={box} lang="en" dir="ltr" data-issue>
      {useExplained(issues).map(({ pointer, rule, expected, found }) => (
        <p key={`${pointer} ${rule}`}>
          <code className={code}>{pointer}</code> expected {expected}, found {found}
        </p>
      ))}
    </aside>
  );
}
