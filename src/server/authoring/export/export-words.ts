import { parseArgs } from 'node:util';
import { StartError } from '../../platform/start-error.ts';

/** What an export has written and deleted, and which titles it could not export. */
export interface ExportReport {
  realm: string;
  documents: number;
  /** Number of images and fonts. */
  files: number;
  /** Files removed from the folder because the realm does not have them. */
  removed: string[];
  /** Ids of published titles that did not come from a document, so the folder does not contain them. */
  left: number[];
}

/** Usage text of the export command. */
export const EXPORT_USAGE = `\
  npm run realm -- export <realm> <folder>          Writes what is on air as a folder; with --overwrite over what is there.`;

const usage = (why: string) => new StartError(`${why}\nUsage:\n${EXPORT_USAGE}`);

/** Parsed arguments of the export command. */
interface ExportWish {
  realm: string;
  folder: string;
  overwrite: boolean;
}

function parsed(words: readonly string[]) {
  try {
    const options = { overwrite: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Parses the arguments after `export`.
 * @throws StartError
 */
export function readExportWords(words: readonly string[]): ExportWish {
  const {
    values: { overwrite },
    positionals: [realm, folder, ...more],
  } = parsed(words);
  if (realm === undefined || folder === undefined || more.length > 0) throw usage('A realm and a folder are expected.');
  return { realm, folder, overwrite };
}

/** Maximum number of names in a message; there may be thousands. */
const LISTED = 20;

const listOf = (names: readonly (string | number)[]) =>
  names.length > LISTED ? `${names.slice(0, LISTED).join(', ')} and ${names.length - LISTED} more` : names.join(', ');

/** Formats the result of an export for the terminal. */
export const exportText = (folder: string, { realm, documents, files, removed, left }: ExportReport): string =>
  [
    `The realm ${realm} is written to ${folder}: ${documents} documents, ${files} pictures and typefaces. Accounts are not among it.`,
    ...(removed.length > 0 ? [`Removed, because the realm does not have them: ${listOf(removed)}.`] : []),
    ...(left.length > 0
      ? [`Not written, because no document holds them: the titles ${listOf(left)}. A load leaves them as they are.`]
      : []),
  ].join('\n');
