import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useQuery } from '../ports/query.tsx';
import type { TabSet } from '../registry/block.ts';
import { openTab, TAB } from './tabs.ts';

/** The tabs of the page. Which one is open stands in the address. */
export interface PageTabs {
  /** Whether the page has a tab of that name. */
  has(tab: string): boolean;
  /** Whether what is bound to this tab shows. */
  isOpen(tab: string): boolean;
  /** This page with that tab open. */
  hrefOf(tab: string): string;
  open(tab: string): void;
  /** Ids of what the tab controls, as `aria-controls` takes them; undefined when nothing is bound to it. */
  panelsOf(tab: string): string | undefined;
}

const TabsContext = createContext<PageTabs | undefined>(undefined);

/** The page's tabs; undefined where it has none. */
export const usePageTabs = (): PageTabs | undefined => useContext(TabsContext);

/** Id of the tab that a panel is labelled by. */
export const tabId = (tab: string): string => `tab-${tab}`;

interface TabsProviderProps {
  sets: TabSet[];
  /** Ids of the panels of each tab. */
  panels: Map<string, string[]>;
  children: ReactNode;
}

/** Keeps which tabs are open, by the address. */
export function TabsProvider({ sets, panels, children }: TabsProviderProps) {
  const { navigation } = usePorts();
  const query = useQuery();
  const tabs = useMemo((): PageTabs => {
    const open = new Set(sets.map((set) => openTab(set, query.get(TAB))));
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
  }, [sets, panels, query, navigation]);
  return <TabsContext value={tabs}>{children}</TabsContext>;
}
