import { diff } from '@codemirror/merge';
import { pointerTo } from '#schemas/issue.ts';
import { matchItems } from '#schemas/merge/match-items.ts';
import { isObject, isSame } from '#schemas/merge/same.ts';
import { type Change, insertAt, setAt } from './edits.ts';

function rewriteList(text: string, pointer: string, before: readonly unknown[], after: readonly unknown[]): string {
  const matched = matchItems(before, after);
  const places = matched.filter((place) => place !== undefined);
  // If items of a list were moved, the entire list is rewritten.
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) return setAt(text, pointer, after);
  const stays = new Set(places);
  const without = before
    .map((_, index) => index)
    .filter((index) => !stays.has(index))
    .reduceRight((rest, index) => setAt(rest, pointerTo(pointer, index), undefined), text);
  return after.reduce<string>((rest, item, index) => {
    const place = matched[index];
    return place === undefined
      ? insertAt(rest, pointer, index, item)
      : rewrite(rest, before[place], item, pointerTo(pointer, index));
  }, without);
}

/**
 * Changes a document's text so that it contains another value. Text that both values have in common keeps its
 * formatting.
 */
export function rewrite(text: string, before: unknown, after: unknown, pointer = ''): string {
  if (isSame(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) return rewriteList(text, pointer, before, after);
  if (!isObject(before) || !isObject(after)) return setAt(text, pointer, after);
  const without = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .reduce((rest, name) => setAt(rest, pointerTo(pointer, name), undefined), text);
  return Object.entries(after).reduce((rest, [name, value]) => {
    const at = pointerTo(pointer, name);
    return Object.hasOwn(before, name) ? rewrite(rest, before[name], value, at) : setAt(rest, at, value);
  }, without);
}

/** Lists the smallest changes that turn one text into another, so that a cursor in unchanged text keeps its place. */
export const listTextChanges = (before: string, after: string): Change[] =>
  diff(before, after).map(({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: after.slice(fromB, toB) }));
