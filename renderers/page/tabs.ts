import type { Issue } from '#schemas/issue.ts';
import { describeValue, errorAt, pointerTo } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import type { TabSet } from '../registry/block.ts';
import { tabOf } from './tab-of.ts';

/** Query parameter of the open tab. */
export const TAB = 'tab';

/** The open tab of a set: from the URL, else from an element of the page, else the set's default, else the first. */
export function openTab({ activeTab, tabs }: TabSet, wanted: string | null, first?: string): string | undefined {
  return [wanted, first, activeTab].find((tab) => tab != null && tabs.includes(tab)) ?? tabs[0];
}

/** Issues for elements that name a tab which does not exist on the page, so that they would never be visible. */
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
