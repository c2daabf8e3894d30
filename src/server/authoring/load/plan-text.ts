import { describeValue } from '#schemas/issue.ts';
import type { FileConflict, FileDifference, MergedFolders } from '#schemas/merge/merge-folders.ts';
import { isServedFile } from '#schemas/realm-folder.ts';

/** What a merge has come to. */
export type Merge = Pick<MergedFolders, 'conflicts' | 'changed' | 'kept'>;

/** Places of one file that a load changes which are told one by one. What people made is told in full. */
const MOST = 10;

const at = ({ file, pointer }: { file: string; pointer: string }) => (pointer === '' ? file : `${file} ${pointer}`);

/** A picture is known by a hash, which tells nobody anything. */
const valueOf = (file: string, value: unknown) =>
  isServedFile(file) && value !== undefined ? 'a file' : describeValue(value);

function changeLine({ file, pointer, before, after }: FileDifference): string {
  const place = at({ file, pointer });
  if (before === undefined) return `adds     ${place}`;
  if (after === undefined) return `removes  ${place}`;
  return isServedFile(file)
    ? `changes  ${place}`
    : `changes  ${place}: ${describeValue(before)} becomes ${describeValue(after)}`;
}

/** `before` is the folder's. */
function keepLine({ file, pointer, before, after }: FileDifference): string {
  const place = at({ file, pointer });
  if (before === undefined) return `keeps    ${place}, which the folder does not have`;
  if (after === undefined) return `keeps    ${place} away, which the folder has`;
  if (isServedFile(file)) return `keeps    ${place}; the folder has another`;
  return `keeps    ${place}: ${describeValue(after)}; the folder has ${describeValue(before)}`;
}

const conflictLine = ({ file, pointer, ours, theirs }: FileConflict): string =>
  `conflict ${at({ file, pointer })}: on air ${valueOf(file, ours)}, in the folder ${valueOf(file, theirs)}`;

/** Of many changes of one file the first. */
function shortened(changed: readonly FileDifference[]): string[] {
  return [...Map.groupBy(changed, ({ file }) => file)].flatMap(([file, places]) => [
    ...places.slice(0, MOST).map(changeLine),
    ...(places.length > MOST ? [`changes  ${places.length - MOST} more places of ${file}`] : []),
  ]);
}

/** What a load does, a line for each place: conflicts, what it keeps of what people made, and what it changes. */
export function planLines({ conflicts, changed, kept }: Merge): string[] {
  const open = conflicts.filter(({ taken }) => !taken);
  const isOpen = new Set(open.map(at));
  return [
    ...open.map(conflictLine),
    ...kept.filter((one) => !isOpen.has(at(one))).map(keepLine),
    ...shortened(changed),
  ];
}

/** What a load would do, in words. */
export function dryRunText({ realm, isFirst }: { realm: string; isFirst: boolean }, lines: readonly string[]): string {
  if (isFirst)
    return `The realm ${realm} is not on air yet: a load would put all of the folder there. Nothing was changed.`;
  if (lines.length === 0) return `A load would change nothing of the realm ${realm}.`;
  return [`A load of the realm ${realm} would do this; nothing was changed:`, ...lines.map((line) => `  ${line}`)].join(
    '\n',
  );
}
