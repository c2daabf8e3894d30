import { diff } from '@codemirror/merge';
import { pointerTo } from '#schemas/issue.ts';
import { matchItems } from '#schemas/merge/match-items.ts';
import { isObject, isSame } from '#schemas/merge/same.ts';
import { type Change, insertAt, setAt } from './edits.ts';

function rewriteList(text: string, pointer: string, before: readonly unknown[], after: readonly unknown[]): string {
  const matched = matchItems(before, after);
  const places = matched.filter((place) => place !== undefined);
  // What was moved is not looked for piece by piece: it is written anew.
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

/** A text that says one document made to say another: what they have in common stays as it is written. */
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

/** What has to change to make one text of another, stretch by stretch, so that a cursor between them stays where it is. */
export const changesBetween = (before: string, after: string): Change[] =>
  diff(before, after).map(({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: after.slice(fromB, toB) }));
