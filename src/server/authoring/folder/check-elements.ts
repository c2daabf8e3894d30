import { checkPage } from '#schemas/author.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { advisedParts } from '#schemas/generated/kinds.ts';
import type { Page } from '#schemas/generated/types.ts';
import { valueAt } from '#schemas/value-at.ts';
import { compareVersions, currentVersion, isNewer } from '#schemas/version.ts';
import { isComplete, type RealmBundle, type Sourced } from './bundle.ts';
import { createError, createReferenceError, warning } from './mistakes.ts';
import { type AnyElement, elementsOf } from './placed-elements.ts';

/** Number of elements of a page above which the check warns, because the page loads slowly. */
const MANY = 100;

/**
 * Checks an element's fallback. A fallback that only names another kind is rendered with the element's own attributes,
 * so they must suit that kind. That the kind exists, and complete fallback elements, are checked before.
 */
const fallbackFindings = (
  { file }: Sourced<Page>,
  { fallback = [], ...element }: AnyElement,
  pointer: string,
): Diagnostic[] =>
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

/** Warns about missing attributes that the element's kind recommends. */
const adviceFindings = ({ file }: Sourced<Page>, { $type, attributes }: AnyElement, pointer: string): Diagnostic[] =>
  (advisedParts.get($type) ?? []).flatMap(({ at, beside, rule, expected }) => {
    const around = valueAt(attributes, pointerTo('', ...at.slice(0, -1))) as Record<string, unknown> | undefined;
    const found = around?.[at.at(-1) ?? ''];
    if (around?.[beside] === undefined || found !== undefined) return [];
    return [warning(file, pointerTo(pointer, 'attributes', ...at), rule, expected, describeValue(found))];
  });

/** Reports a row with `onEmpty: fallback` that has no fallback. */
function fallbackOfRow(page: Sourced<Page>, { attributes, fallback = [] }: AnyElement, pointer: string): Diagnostic[] {
  if (attributes['onEmpty'] !== 'fallback' || fallback.length > 0) return [];
  if (!isComplete(page, pointerTo(pointer, 'fallback'))) return [];
  const at = pointerTo(pointer, 'attributes', 'onEmpty');
  return [
    createReferenceError(page.file, at, 'a “fallback” on the element, which the row would give way to', 'fallback'),
  ];
}

/** Reports an element that needs a newer version of Playbill. */
function versionFindings(
  { file }: Sourced<Page>,
  { $version, fallback = [] }: AnyElement,
  pointer: string,
): Diagnostic[] {
  if ($version === undefined || compareVersions($version, currentVersion) <= 0) return [];
  const report = isNewer($version) && fallback.length === 0 ? createError : warning;
  const expected = `${currentVersion} or an older version`;
  return [report(file, pointerTo(pointer, '$version'), 'newer-version', expected, describeValue($version))];
}

const elementRules = [fallbackFindings, adviceFindings, fallbackOfRow, versionFindings];

function pageFindings(page: Sourced<Page>): Diagnostic[] {
  const { file, document } = page;
  const { length } = document.elements;
  return [
    ...(length > MANY ? [warning(file, '/elements', 'elements', `at most ${MANY} elements`, `${length}`)] : []),
    ...elementsOf(document).flatMap(({ element, pointer }) =>
      elementRules.flatMap((find) => find(page, element, pointer)),
    ),
  ];
}

/** Checks rules for elements of pages that their schemas cannot express. */
export const elementFindings = ({ pages }: RealmBundle): Diagnostic[] => pages.flatMap(pageFindings);
