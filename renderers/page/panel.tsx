import type { ReactNode } from 'react';
import { panel } from './page-view.styles.ts';
import { tabId, usePageTabs } from './tabs-context.tsx';

/**
 * Elements that are bound to a tab. Those of a closed tab stay drawn and are hidden, so that they are as they were
 * when the viewer comes back.
 */
export function Panel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  const tabs = usePageTabs();
  if (!tabs) return children;
  return (
    <div role="tabpanel" id={id} className={panel} aria-labelledby={tabId(tab)} hidden={!tabs.isOpen(tab)}>
      {children}
    </div>
  );
}
