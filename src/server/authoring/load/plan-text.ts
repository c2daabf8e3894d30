import { describeValue } from '#schemas/issue.ts';
import type { FileConflict, FileDifference, MergedFolders } from '#schemas/merge/merge-folders.ts';
import { isServedFile } from '#schemas/realm-folder.ts';

/** Result of a merge: conflicts, changes and kept edits. */
export type Merge = Pick<MergedFolders, 'conflicts' | 'changed' | 'kept'>;

/** Maximum number of listed changes per file. Conflicts and kept edits are always listed in full. */
const MOST = 10;

const at = ({ file, pointer }: { file: string; pointer: string }) => (pointer === '' ? file : `${file} ${pointer}`);

/** Shortens an asset to a text without its content hash, which means nothing to the person who reads the output. */
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

/** Formats an edit of the studio that the load keeps; `before` is the folder's value. */
function keepLine({ file, pointer, before, after }: FileDifference): string {
  const place = at({ file, pointer });
  if (before === undefined) return `keeps    ${place}, which the folder does not have`;
  if (after === undefined) return `keeps    ${place} away, which the folder has`;
  if (isServedFile(file)) return `keeps    ${place}; the folder has another`;
  return `keeps    ${place}: ${describeValue(after)}; the folder has ${describeValue(before)}`;
}

const conflictLine = ({ file, pointer, ours, theirs }: FileConflict): string =>
  `conflict ${at({ file, pointer })}: on air ${valueOf(file, ours)}, in the folder ${valueOf(file, theirs)}`;

/** Formats a limited number of changes per file, and counts the others. */
function shortened(changed: readonly FileDifference[]): string[] {
  return [...Map.groupBy(changed, ({ file }) => file)].flatMap(([file, places]) => [
    ...places.slice(0, MOST).map(changeLine),
    ...(places.length > MOST ? [`changes  ${places.length - MOST} more places of ${file}`] : []),
  ]);
}

/** Formats a merge result, one line per place: conflicts, kept edits, and changes. */
export function planLines({ conflicts, changed, kept }: Merge): string[] {
  const open = conflicts.filter(({ taken }) => !taken);
  const isOpen = new Set(open.map(at));
  return [
    ...open.map(conflictLine),
    ...kept.filter((one) => !isOpen.has(at(one))).map(keepLine),
    ...shortened(changed),
  ];
}

/** Formats the result of a dry run. */
export function dryRunText({ realm, isFirst }: { realm: string; isFirst: boolean }, lines: readonly string[]): string {
  if (isFirst)
    return `The realm ${realm} is not on air yet: a load would put all of the folder there. Nothing was changed.`;
  if (lines.length === 0) return `A load would change nothing of the realm ${realm}.`;
  return [`A load of the realm ${realm} would do this; nothing was changed:`, ...lines.map((line) => `  ${line}`)].join(
    '\n',
  );
}
