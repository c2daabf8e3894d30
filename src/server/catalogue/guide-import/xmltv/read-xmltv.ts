import { languageOf } from '#schemas/locale.ts';
import { SaxesParser } from 'saxes';
import { omitUndefined } from '../../../platform/omit-undefined.ts';
import { GuideFileError, refuseTooMany } from '../guide-file-error.ts';
import {
  categoriesOf,
  iconOf,
  localeOf,
  toProgrammeName,
  type ReadOptions,
  toProgrammeTexts,
  type ParsedProgramme,
  type ParsedTexts,
} from '../parsed-programme.ts';
import { type EpisodeNumbers, readEpisode } from './read-episode.ts';
import { readStamp } from './read-stamp.ts';

/** Maximum characters kept per element; more than any text of a programme may have. */
const MOST_TEXT = 20_000;

/** Maximum characters of one tag, text or declaration, which the parser buffers until its end. */
const MOST_HELD = 1_000_000;

type Attributes = Readonly<Record<string, string>>;

/** State of the programme element being read. */
interface Open {
  attributes: Attributes;
  place: string;
  texts: Map<string, ParsedTexts>;
  categories: [language: string, name: string][];
  rating?: string;
  numbers?: EpisodeNumbers;
  icon?: string;
}

/** The child element whose text is being read, within the programme being read. */
interface OpenText {
  name: string;
  attributes: Attributes;
  text: string;
}

const textProperties: Readonly<Record<string, keyof ParsedTexts>> = {
  title: 'title',
  'sub-title': 'subTitle',
  desc: 'description',
};

/** Child elements of a programme that are read; the text of `rating` is in a `value` element. */
const readElements = new Set([...Object.keys(textProperties), 'category', 'episode-num', 'icon', 'rating']);

/** The categories in the realm's language, or in the first language of the file. */
function categoriesIn(told: Open['categories'], defaultLocale: string): string[] {
  const own = told.filter(([locale]) => locale === '' || languageOf(locale) === languageOf(defaultLocale));
  const [first] = told;
  return (own.length > 0 ? own : told.filter(([locale]) => locale === first?.[0])).map(([, name]) => name);
}

/** Stores the content of a child element. */
function take(open: Open, { name, attributes, text }: OpenText, { notes }: ReadOptions): void {
  const property = textProperties[name];
  if (property) {
    const locale = localeOf(attributes['lang']);
    const texts = open.texts.get(locale) ?? {};
    open.texts.set(locale, texts);
    // Of several texts in one language the first is used, because the DTD says that the best one comes first.
    texts[property] ??= text;
  } else if (name === 'category') {
    open.categories.push([localeOf(attributes['lang']), text]);
  } else if (name === 'rating') {
    // The rating system "advisory" describes content and gives no age, so it is ignored.
    if (attributes['system'] !== 'advisory' && text.trim() !== '') open.rating ??= text;
  } else if (name === 'icon') {
    open.icon ??= attributes['src'] ?? '';
  } else if (name === 'episode-num') {
    const numbers = readEpisode(attributes['system'], text);
    if (Object.keys(numbers).length === 0) notes.add('episode', text.trim() || open.place);
    // Of several numbering systems, the one that gives both season and episode is preferred.
    else if (Object.keys(numbers).length > Object.keys(open.numbers ?? {}).length) open.numbers = numbers;
  }
}

/** Converts a programme element; undefined if it cannot be used, which is recorded in the notes. */
function programmeOf(open: Open, options: ReadOptions): ParsedProgramme | undefined {
  const { attributes, place, texts, categories, rating, numbers, icon } = open;
  const { notes, timeZone, defaultLocale } = options;
  const named = toProgrammeTexts(texts, options, place);
  if (!named) {
    notes.add('noTitle', place);
    return undefined;
  }
  const start = readStamp(attributes['start'] ?? '', timeZone);
  const told = attributes['stop'];
  const stop = told === undefined ? undefined : readStamp(told, timeZone);
  if (start === undefined || (told !== undefined && stop === undefined)) {
    notes.add('badTime', place);
    return undefined;
  }
  const body = omitUndefined({
    ...named,
    rating: toProgrammeName(rating, notes, place),
    categories: categoriesOf(categoriesIn(categories, defaultLocale), notes, place),
    iconUrl: iconOf(icon, options, place),
    ...numbers,
  });
  return { channel: attributes['channel'] ?? '', start, stop, place, body };
}

/**
 * Reads an XMLTV file as a stream and keeps only programmes. The DTD is ignored: custom entities are errors and nothing
 * external is loaded (XXE).
 * @param text the file in chunks
 * @throws GuideFileError for invalid XMLTV
 */
export async function readXmltv(text: AsyncIterable<string>, options: ReadOptions): Promise<ParsedProgramme[]> {
  const programmes: ParsedProgramme[] = [];
  const parser = new SaxesParser();
  const path: string[] = [];
  let open: Open | undefined;
  let part: OpenText | undefined;
  let held = 0;
  parser.on('error', ({ message }) => {
    throw new GuideFileError(`The file is no well-formed XML. Line and column ${message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    held = 0;
    path.push(name);
    if (path.length === 1 && name !== 'tv')
      throw new GuideFileError(`The file is no XMLTV: its first element is <${name.slice(0, 40)}>, expected <tv>.`);
    if (path.length === 2 && name === 'programme') {
      refuseTooMany(programmes.length + 1);
      open = { attributes, place: `line ${parser.line}`, texts: new Map(), categories: [] };
    } else if (open && path.length === 3) {
      if (readElements.has(name)) part = { name, attributes, text: '' };
      else options.notes.add('ignored', name);
    }
  });
  const addText = (piece: string) => {
    const isOwn = part && (path.length === 3 ? part.name !== 'rating' : part.name === 'rating' && path[3] === 'value');
    if (part && isOwn && part.text.length < MOST_TEXT) part.text += piece.slice(0, MOST_TEXT);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    held = 0;
    if (open && path.length === 3 && part) {
      take(open, part, options);
      part = undefined;
    }
    if (open && path.length === 2) {
      const programme = programmeOf(open, options);
      if (programme) programmes.push(programme);
      open = undefined;
    }
    path.pop();
  });
  for await (const piece of text) {
    parser.write(piece);
    held += piece.length;
    if (held > MOST_HELD + piece.length)
      throw new GuideFileError(
        `Line ${parser.line} of the file has a text, tag or declaration of more than ${MOST_HELD} characters.`,
        { isTooLarge: true },
      );
  }
  parser.close();
  return programmes;
}
