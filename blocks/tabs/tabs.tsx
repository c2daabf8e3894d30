import type { KeyboardEvent, MouseEvent } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { tabId, usePageTabs } from '#renderers/page/tabs-context.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { strip, tab as tabClass, words } from '#renderers/primitives/tab-strip/tab-strip.styles.ts';
import { useTabInView } from '#renderers/primitives/tab-strip/use-tab-in-view.ts';
import { tabAfter } from './keys.ts';

/**
 * The page's tabs (WAI-ARIA tabs with automatic activation). Each is a link to the page with that tab open, so that it
 * works without JavaScript, can be shared, and opens in a new window.
 */
export function Tabs({ attributes }: BlockProps<'tabs'>) {
  const { items } = attributes;
  const { t } = useMessages();
  const textOf = useLabelledText();
  const tabs = usePageTabs();
  const hydrated = useHydrated();
  const open = items.find(({ tab }) => tabs?.isOpen(tab))?.tab;
  const list = useTabInView<HTMLDivElement>(open);
  if (!tabs) return null;
  const onClick = (event: MouseEvent, tab: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    tabs.open(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { direction } = getComputedStyle(event.currentTarget);
    const next = tabAfter(
      event.key,
      items.findIndex(({ tab }) => tab === open),
      items.length,
      direction === 'rtl',
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    tabs.open(item.tab);
    document.getElementById(tabId(item.tab))?.focus();
  };
  return (
    // Arrow keys move between the tabs; the list itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={list} className={strip} role="tablist" aria-label={t('pageTabs')} onKeyDown={onKeyDown}>
      {items.map((item) => {
        const { tab } = item;
        return (
          <a
            key={tab}
            id={tabId(tab)}
            className={tabClass}
            role="tab"
            aria-selected={tab === open}
            aria-controls={tabs.panelsOf(tab)}
            // Without JavaScript every tab is in the Tab order, because arrow keys do not work.
            tabIndex={hydrated && tab !== open ? -1 : undefined}
            href={tabs.hrefOf(tab)}
            onClick={(event) => onClick(event, tab)}
          >
            <span className={words}>{textOf(item)}</span>
          </a>
        );
      })}
    </div>
  );
}
