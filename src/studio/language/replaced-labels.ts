import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, errorAt, pointerTo } from '#schemas/issue.ts';
import { labelNamed } from '#schemas/localise.ts';
import { matchItems } from '#schemas/merge/match-items.ts';
import { isObject } from '#schemas/merge/same.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** A label that was replaced by a plain text. */
interface Replaced {
  pointer: string;
  was: string;
  is: string;
}

function replacedIn(before: unknown, after: unknown, pointer = ''): Replaced[] {
  if (typeof before === 'string' && typeof after === 'string')
    return labelNamed(before) !== undefined && labelNamed(after) === undefined
      ? [{ pointer, was: before, is: after }]
      : [];
  if (Array.isArray(before) && Array.isArray(after))
    return matchItems(before, after).flatMap((place, index) =>
      place === undefined ? [] : replacedIn(before[place], after[index], pointerTo(pointer, index)),
    );
  if (!isObject(before) || !isObject(after)) return [];
  return Object.entries(after).flatMap(([name, value]) =>
    Object.hasOwn(before, name) ? replacedIn(before[name], value, pointerTo(pointer, name)) : [],
  );
}

/** Warns about labels replaced by plain text, which is no longer translated. */
export const replacedLabels = (
  document: string,
  before: ParsedDocument,
  after: unknown,
): (Diagnostic & { was: string })[] =>
  before.ok
    ? replacedIn(before.value, after).map(({ pointer, was, is }) => ({
        ...diagnosticOf(document, {
          ...errorAt(
            pointer,
            'label-replaced',
            `the label “${was}”, for which each language has its own words`,
            describeValue(is),
          ),
          severity: 'warning',
        }),
        was,
      }))
    : [];
