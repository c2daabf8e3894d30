import { parseArgs } from 'node:util';
import type { GuideImportReport } from '#schemas/wire/catalogue/guide-import.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import { StartError } from '../../platform/start-error.ts';

/** Usage text of the command. */
export const GUIDE_USAGE = `\
  npm run realm -- guide <realm> <file.xml|json>    Imports programmes of the guide, by XMLTV or JSON, packed by gzip or not.
      --dry-run                                     Says what it would do, and does nothing.
      --time-zone <name>                            Of time stamps that name none, such as Europe/Berlin; without it UTC.`;

/** Arguments of the command. */
export interface GuideCommandArgs {
  realm: string;
  file: string;
  isDryRun: boolean;
  timeZone: string | undefined;
}

const usage = (why: string) => new StartError(`${why}\nUsage:\n${GUIDE_USAGE}`);

const options = { 'dry-run': { type: 'boolean', default: false }, 'time-zone': { type: 'string' } } as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Parses the arguments of the command `guide`.
 * @throws StartError for invalid arguments
 */
export function parseGuideArgs(words: readonly string[]): GuideCommandArgs {
  const { values, positionals } = parsed(words);
  const [realm, file, more] = positionals;
  if (realm === undefined || file === undefined) throw usage('A realm and a file are needed.');
  if (more !== undefined) throw usage(`${more} is not expected here.`);
  const timeZone = values['time-zone'];
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw usage(`${timeZone} is no time zone of the IANA database.`);
  return { realm, file, isDryRun: values['dry-run'], timeZone };
}

/** Formats the result of an import. */
export function guideText(
  { channels, programmes, added, changed, unchanged, removed, notes }: GuideImportReport,
  { realm, file, isDryRun }: GuideCommandArgs,
): string {
  const counts = `${added} new, ${changed} changed, ${unchanged} as before; ${removed} removed that the file no longer has`;
  const done = isDryRun
    ? `${file} would bring ${programmes} programmes into the guide of ${realm}, channels: ${channels}`
    : `The guide of ${realm} has ${programmes} programmes from ${file}, channels: ${channels}`;
  return [`${done}. ${counts}.`, ...notes.map(({ message }) => `  ${message}`)].join('\n');
}
