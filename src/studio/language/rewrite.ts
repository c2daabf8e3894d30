import { diff } from '@codemirror/merge';
import { pointerTo } from '#schemas/issue.ts';
import { matchItems } from '#schemas/merge/match-items.ts';
import { isObject, isSame } from '#schemas/merge/same.ts';
import { type Change, insertAt, setAt } from './edits.ts';

function rewriteList(text: string, pointer: string, before: readonly unknown[], after: readonly unknown[]): string {
  const matched = matchItems(before, after);
  const places = matched.filter((place) => place !== undefined);
  // A list with moved items is rewritten as a whole.
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

/** Changes a document's text to another value and keeps the formatting of what they have in common. */
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

/** Minimal list of changes from one text to another, so that a cursor between them keeps its place. */
export const listTextChanges = (before: string, after: string): Change[] =>
  diff(before, after).map(({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: after.slice(fromB, toB) }));
