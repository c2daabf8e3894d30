import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, errorAt } from '#schemas/issue.ts';
import type { FileConflict } from '#schemas/merge/merge-folders.ts';
import { type Merge, planLines } from './plan-text.ts';

/** Converts a merge conflict to a finding for editors. */
const asMistake = ({ file, pointer, ours, theirs }: FileConflict): Diagnostic =>
  diagnosticOf(
    file,
    errorAt(
      pointer,
      'merge-conflict',
      `what was edited on air, ${describeValue(ours)}`,
      `${describeValue(theirs)}, which the folder has changed too`,
    ),
  );

/** Thrown when the folder changed places that were also edited in the studio. Nothing of the realm was changed. */
export class LoadConflictError extends Error {
  override readonly name = 'LoadConflictError';
  readonly mistakes: readonly Diagnostic[];

  constructor(folder: string, plan: Merge) {
    const open = plan.conflicts.filter(({ taken }) => !taken);
    const places = open.length === 1 ? 'one place' : `${open.length} places`;
    super(
      [
        `${folder} and what was edited on air have both changed ${places}; nothing was changed:`,
        ...planLines(plan).map((line) => `  ${line}`),
        'Keep what is on air with --ours, take the folder’s with --theirs, or do either for some files:',
        `  --ours ${open[0]?.file}`,
      ].join('\n'),
    );
    this.mistakes = open.map(asMistake);
  }
}
