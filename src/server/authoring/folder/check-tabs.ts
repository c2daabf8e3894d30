import type { Diagnostic } from '#schemas/diagnostic.ts';
import { heldParts } from '#schemas/generated/kinds.ts';
import type { Page } from '#schemas/generated/types.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { isComplete, type RealmBundle, type Sourced, getWrittenValue } from './bundle.ts';
import { createReferenceError, warning } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';
import { listIn } from './written.ts';

interface TabUse {
  pointer: string;
  tab: string;
}

/** The attribute that holds the tabs of a kind of element. */
const tabsOf = ($type: unknown): string | undefined =>
  heldParts.get(String($type))?.find(({ holds }) => holds === 'tabs')?.attribute;

/** Collects the tabs that a page's elements define, and the tabs that elements name as theirs, at any depth. */
function tabsIn(value: unknown, pointer: string): { has: string[]; uses: TabUse[] } {
  if (value === null || typeof value !== 'object') return { has: [], uses: [] };
  const { $type, attributes } = value as { $type?: unknown; attributes?: unknown };
  const list = tabsOf($type);
  if (list !== undefined) {
    const names = listIn(attributes, list).map((item) => (item as { tab?: unknown } | null)?.tab);
    return { has: names.filter((tab) => typeof tab === 'string'), uses: [] };
  }
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const at = pointerTo(pointer, key);
    return key === 'tab' && typeof part === 'string'
      ? { has: [], uses: [{ pointer: at, tab: part }] }
      : tabsIn(part, at);
  });
  return { has: parts.flatMap(({ has }) => has), uses: parts.flatMap(({ uses }) => uses) };
}

/** Reports tabs without elements, and an active tab that does not exist. */
function emptyTabs(page: Sourced<Page>): Diagnostic[] {
  const { file, document } = page;
  const elements = elementsOf(document);
  const filled = new Set(elements.map(({ element }) => element.attributes['tab']));
  // If an element was left out as invalid, it may belong to any tab, so empty tabs are not reported.
  const isKnown = isComplete(page, '/elements');
  return elements.flatMap(({ element: { $type, attributes }, pointer }) => {
    const list = tabsOf($type);
    if (list === undefined) return [];
    const names = listIn(attributes, list).map((item) => (item as TabUse).tab);
    const { activeTab } = attributes;
    const at = (...tokens: (string | number)[]) => pointerTo(pointer, 'attributes', ...tokens);
    return [
      ...(names.some((name) => name === activeTab) || !isComplete(page, at(list))
        ? []
        : [createReferenceError(file, at('activeTab'), 'one of its own tabs', activeTab, names)]),
      ...names.flatMap((tab, index) =>
        filled.has(tab) || !isKnown
          ? []
          : [
              warning(
                file,
                at(list, index, 'tab'),
                'empty-tab',
                'a tab that an element of this page names',
                describeValue(tab),
              ),
            ],
      ),
    ];
  });
}

function lostElements(page: Sourced<Page>): Diagnostic[] {
  const { file, document } = page;
  const { has } = tabsIn(getWrittenValue(page), '');
  const { uses } = tabsIn(document, '');
  return uses.flatMap(({ pointer, tab }) =>
    has.includes(tab)
      ? []
      : [createReferenceError(file, pointer, 'a tab that a “tabs” element of this page has', tab, has)],
  );
}

/** Checks tabs and the elements that belong to them. */
export const tabFindings = ({ pages }: RealmBundle): Diagnostic[] =>
  pages.flatMap((page) => [...lostElements(page), ...emptyTabs(page)]);
