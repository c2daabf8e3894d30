import { createContext, useContext } from 'react';

/** Tabs of the page. The open tab is stored in the URL. */
export interface PageTabs {
  /** Whether the page has a tab of that name. */
  has(tab: string): boolean;
  /** Whether this tab's elements are visible. */
  isOpen(tab: string): boolean;
  /** URL of this page with that tab open. */
  hrefOf(tab: string): string;
  open(tab: string): void;
  /** Ids of the tab's panels for `aria-controls`; undefined if it has none. */
  panelsOf(tab: string): string | undefined;
}

/** Context of the page's tabs; provided by `tabbed.tsx`. */
export const TabsContext = createContext<PageTabs | undefined>(undefined);

/** The page's tabs; undefined if it has none. */
export const usePageTabs = (): PageTabs | undefined => useContext(TabsContext);

/** Id of a tab element, for `aria-labelledby` of its panel. */
export const tabId = (tab: string): string => `tab-${tab}`;
