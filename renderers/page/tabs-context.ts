import { createContext, useContext } from 'react';

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

/** For `tabbed.tsx`, which keeps them. */
export const TabsContext = createContext<PageTabs | undefined>(undefined);

/** The page's tabs; undefined where it has none. */
export const usePageTabs = (): PageTabs | undefined => useContext(TabsContext);

/** Id of the tab that a panel is labelled by. */
export const tabId = (tab: string): string => `tab-${tab}`;
