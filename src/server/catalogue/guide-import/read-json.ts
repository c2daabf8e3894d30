import secureJson from 'secure-json-parse';
import { GuideJson } from '#schemas/wire/catalogue/guide-import.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { GuideFileError, refuseTooMany } from './guide-file-error.ts';
import {
  categoriesOf,
  iconOf,
  localeOf,
  toProgrammeName,
  type ReadOptions,
  toProgrammeTexts,
  type ParsedProgramme,
} from './parsed-programme.ts';

/** Maximum number of reported mistakes. */
const MOST_MISTAKES = 5;

/**
 * Reads the programmes of a JSON guide.
 * @throws GuideFileError for invalid JSON
 */
export function readGuideJson(text: string, options: ReadOptions): ParsedProgramme[] {
  let value: unknown;
  try {
    value = secureJson.parse(text);
  } catch (cause) {
    throw new GuideFileError(`The file is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const checked = GuideJson.safeParse(value);
  if (!checked.success) {
    const { issues } = checked.error;
    const first = issues.slice(0, MOST_MISTAKES).map(({ path, message }) => `  /${path.join('/')}: ${message}`);
    throw new GuideFileError([`The file has ${issues.length} mistakes. The first:`, ...first].join('\n'));
  }
  const { programmes } = checked.data;
  refuseTooMany(programmes.length);
  const { notes } = options;
  return programmes.flatMap((told, index): ParsedProgramme[] => {
    const place = `/programmes/${index}`;
    const {
      channel,
      start,
      stop,
      rating,
      categories,
      icon,
      seasonNumber,
      episodeNumber,
      translations = {},
      ...own
    } = told;
    const texts = new Map([
      ['', own],
      ...Object.entries(translations).map(([key, one]) => [localeOf(key), one] as const),
    ]);
    const named = toProgrammeTexts(texts, options, place);
    if (!named) {
      notes.add('noTitle', place);
      return [];
    }
    const body = omitUndefined({
      ...named,
      rating: toProgrammeName(rating, notes, place),
      categories: categoriesOf(categories ?? [], notes, place),
      iconUrl: iconOf(icon, options, place),
      seasonNumber,
      episodeNumber,
    });
    return [{ channel: String(channel), start, stop, place, body }];
  });
}
