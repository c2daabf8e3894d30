import type { Issue } from '#schemas/issue.ts';
import { describeValue, errorAt, pointerTo } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import type { TabSet } from '../registry/block.ts';
import { tabOf } from './tab-of.ts';

/** What the address calls the open tab. */
export const TAB = 'tab';

/** The open tab of a set: the one that the address names, or an element of the page, or the set's own, or the first. */
export function openTab({ activeTab, tabs }: TabSet, wanted: string | null, first?: string): string | undefined {
  return [wanted, first, activeTab].find((tab) => tab != null && tabs.includes(tab)) ?? tabs[0];
}

/** Elements that are bound to a tab which no element offers would never show: their author is told. */
export function unboundTabs(elements: ValidElement[], sets: TabSet[]): Issue[] {
  const known = sets.flatMap(({ tabs }) => tabs);
  if (known.length === 0) return [];
  return elements.flatMap((valid) => {
    const tab = tabOf(valid);
    if (tab === undefined || known.includes(tab)) return [];
    const expected = `one of the page’s tabs: ${known.join(', ')}`;
    const at = pointerTo(valid.pointer, 'attributes', 'tab');
    return [{ ...errorAt(at, 'unknown-tab', expected, describeValue(tab)), severity: 'warning' }];
  });
}
