import { type ComponentProps, useMemo } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useQuery } from '../ports/query.tsx';
import type { Tabbed } from '../registry/block.ts';
import { panel } from './page-view.styles.ts';
import { openTab, TAB, unboundTabs } from './tabs.ts';
import { type PageTabs, TabsContext, tabId, usePageTabs } from './tabs-context.ts';

/** Context provider of the page's tabs, which stores the open tabs in the URL's query. */
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

/** Elements of a tab. Closed tabs stay mounted but hidden, so that their elements keep their state. */
function Panel({ id, tab, children }: ComponentProps<Tabbed['Panel']>) {
  const tabs = usePageTabs();
  if (!tabs) return children;
  return (
    <div role="tabpanel" id={id} className={panel} aria-labelledby={tabId(tab)} hidden={!tabs.isOpen(tab)}>
      {children}
    </div>
  );
}

/** Tab support for the page renderer. Loaded with the blocks that have tabs; other pages do not load it. */
export const tabbed: Tabbed = { Provider, Panel, unbound: unboundTabs };
