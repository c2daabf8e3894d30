import { parseArgs } from 'node:util';
import type { MergeSide } from '#schemas/merge/merge-folders.ts';
import { StartError } from '../../platform/start-error.ts';
import type { ConflictResolution } from './conflict-resolution.ts';

/** Options of a load: conflict resolution, moved folder, dry run. */
export interface LoadOptions {
  /** The side that wins conflicts; without it a conflict stops the load. */
  take?: ConflictResolution;
  /** Whether the realm's folder has moved to a new path. */
  moved?: boolean;
  /** Whether to only plan the load (dry run). */
  isDryRun?: boolean;
}

/** Usage text of the load command. */
export const LOAD_USAGE = `\
  npm run realm -- load <folder>                    Checks a realm’s folder and puts it on air; keeps what was edited there.
      --dry-run                                     Says what it would do, and does nothing.
      --ours [<file>…], --theirs [<file>…]          Where both have changed the same place: keeps what is on air, or takes
                                                    the folder’s; everywhere, or in some files such as pages/home.json.
      --moved                                       The realm’s folder stands at a new path.`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  moved: { type: 'boolean', default: false },
  ours: { type: 'boolean' },
  theirs: { type: 'boolean' },
} as const;

const usage = (why: string) => new StartError(`${why}\nUsage:\n${LOAD_USAGE}`);

const isSide = (name: string): name is MergeSide => name === 'ours' || name === 'theirs';

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Parses the arguments after `load`: first the folder. File names follow the option `--ours` or `--theirs` that applies
 * to them.
 * @throws StartError
 * /
 */
export function readLoadWords(words: readonly string[]): { folder: string; load: LoadOptions } {
  const { values, tokens } = parsed(words);
  const sides = new Map<MergeSide, string[]>();
  let folder: string | undefined;
  let last: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === 'option') {
      last = isSide(token.name) ? (sides.get(token.name) ?? []) : undefined;
      if (last && isSide(token.name)) sides.set(token.name, last);
    } else if (token.kind === 'positional') {
      if (folder === undefined) folder = token.value;
      else if (last) last.push(token.value);
      else throw usage(`${token.value} is not expected here.`);
    }
  }
  if (folder === undefined) throw usage('A folder is missing.');
  const everywhere = [...sides].filter(([, files]) => files.length === 0).map(([side]) => side);
  const named = [...sides].flatMap(([side, files]) => files.map((file) => [file, side] as const));
  if (everywhere.length > 1) throw usage('--ours and --theirs cannot both stand for everything.');
  const files = new Map(named);
  if (files.size < named.length) throw usage('A file can be named once only.');
  return {
    folder,
    load: { take: { everywhere: everywhere[0], files }, moved: values.moved, isDryRun: values['dry-run'] },
  };
}
