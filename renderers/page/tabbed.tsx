import { type ComponentProps, useMemo } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useQuery } from '../ports/query.tsx';
import type { Tabbed } from '../registry/block.ts';
import { panel } from './page-view.styles.ts';
import { openTab, TAB, unboundTabs } from './tabs.ts';
import { type PageTabs, TabsContext, tabId, usePageTabs } from './tabs-context.ts';

/** Keeps which tabs are open, by the address. */
function Provider({ sets, first, panels, children }: ComponentProps<Tabbed['Provider']>) {
  const { navigation } = usePorts();
  const query = useQuery();
  const tabs = useMemo((): PageTabs => {
    const open = new Set(sets.map((set) => openTab(set, query.get(TAB), first)));
    const hrefOf = (tab: string) => {
      const next = new URLSearchParams(query);
      next.set(TAB, tab);
      return `?${next}`;
    };
    return {
      has: (tab) => sets.some(({ tabs: names }) => names.includes(tab)),
      isOpen: (tab) => open.has(tab),
      hrefOf,
      open: (tab) => navigation.go(hrefOf(tab), { replace: true, keepPlace: true }),
      panelsOf: (tab) => panels.get(tab)?.join(' '),
    };
  }, [sets, first, panels, query, navigation]);
  return <TabsContext value={tabs}>{children}</TabsContext>;
}

/**
 * Elements that are bound to a tab. Those of a closed tab stay drawn and are hidden, so that they are as they were
 * when the viewer comes back.
 */
function Panel({ id, tab, children }: ComponentProps<Tabbed['Panel']>) {
  const tabs = usePageTabs();
  if (!tabs) return children;
  return (
    <div role="tabpanel" id={id} className={panel} aria-labelledby={tabId(tab)} hidden={!tabs.isOpen(tab)}>
      {children}
    </div>
  );
}

/** What a page with tabs needs of the renderer. It comes with the kinds that offer tabs; other pages load none of it. */
export const tabbed: Tabbed = { Provider, Panel, unbound: unboundTabs };
