import { checkPage } from '#schemas/author.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { advisedParts, heldParts } from '#schemas/generated/kinds.ts';
import type { Page } from '#schemas/generated/types.ts';
import { valueAt } from '#schemas/value-at.ts';
import { currentVersion } from '#schemas/version.ts';
import type { Sourced } from './bundle.ts';
import { mistake, warning } from './mistakes.ts';

/** An element that has passed its schema. */
interface ElementLike {
  $type: string;
  $version?: string;
  attributes: Record<string, unknown>;
  fallback?: unknown[];
}

/** Beyond this a page takes long to load wherever it is read. */
const MANY = 100;

/** A fallback by its kind draws the same attributes; that the kind exists has been checked, as have whole elements. */
const fallbackFindings = (file: string, { fallback = [], ...element }: ElementLike, pointer: string): Diagnostic[] =>
  fallback.flatMap((choice, index) => {
    if (typeof choice !== 'string') return [];
    const checked = checkPage({ version: currentVersion, elements: [{ ...element, $type: choice }] });
    const [issue] = checked.ok ? [] : checked.issues;
    if (!issue || issue.rule === 'unknown-kind') return [];
    const at = issue.pointer.replace(/^\/elements\/0/, '');
    const expected = `a kind that draws these attributes: at ${at} it needs ${issue.expected}`;
    const whole = { ...issue, pointer: pointerTo(pointer, 'fallback', index), element: element.$type, expected };
    return [diagnosticOf(file, { ...whole, found: describeValue(choice) })];
  });

interface TabUse {
  pointer: string;
  tab: string;
}

/** The tabs that a page has, and where its elements name one, at whatever depth. */
function tabsIn(value: unknown, pointer: string): { has: string[]; uses: TabUse[] } {
  if (value === null || typeof value !== 'object') return { has: [], uses: [] };
  const { $type, attributes } = value as Partial<ElementLike>;
  const offers = heldParts.get(String($type))?.find(({ holds }) => holds === 'tabs');
  if (offers) {
    const tabs = attributes?.[offers.attribute];
    const names = Array.isArray(tabs) ? (tabs as { tab?: unknown }[]).map(({ tab }) => tab) : [];
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

function tabFindings({ file, document }: Sourced<Page>): Diagnostic[] {
  const { has, uses } = tabsIn(document, '');
  return uses.flatMap(({ pointer, tab }) =>
    has.includes(tab) ? [] : [mistake(file, pointer, 'a tab that a “tabs” element of this page has', tab)],
  );
}

/** What the element's kind is better with, where it is missing. */
const adviceFindings = (file: string, { $type, attributes }: ElementLike, pointer: string): Diagnostic[] =>
  (advisedParts.get($type) ?? []).flatMap(({ at, beside, rule, expected }) => {
    const around = valueAt(attributes, pointerTo('', ...at.slice(0, -1))) as Record<string, unknown> | undefined;
    const found = around?.[at.at(-1) ?? ''];
    if (around?.[beside] === undefined || found !== undefined) return [];
    return [warning(file, pointerTo(pointer, 'attributes', ...at), rule, expected, describeValue(found))];
  });

/** A row that gives way to a fallback needs one. */
function rowFindings(file: string, { attributes, fallback = [] }: ElementLike, pointer: string): Diagnostic[] {
  if (attributes['onEmpty'] !== 'fallback' || fallback.length > 0) return [];
  const at = pointerTo(pointer, 'attributes', 'onEmpty');
  return [mistake(file, at, 'a “fallback” on the element, which the row would give way to', 'fallback')];
}

/** What is wrong within the elements of a page beyond their schemas. */
export function pageFindings(page: Sourced<Page>): Diagnostic[] {
  const { file, document } = page;
  const elements = document.elements as ElementLike[];
  return [
    ...(elements.length > MANY
      ? [warning(file, '/elements', 'elements', `at most ${MANY} elements`, `${elements.length}`)]
      : []),
    ...tabFindings(page),
    ...elements.flatMap((element, index) => {
      const pointer = pointerTo('/elements', index);
      return [fallbackFindings, adviceFindings, rowFindings].flatMap((find) => find(file, element, pointer));
    }),
  ];
}
