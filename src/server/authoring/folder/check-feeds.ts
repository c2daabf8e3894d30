import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { FightersDocument, GuideDocument, NewsDocument } from '#schemas/generated/types.ts';
import { isComplete, type RealmBundle, type Sourced, getWrittenValue } from './bundle.ts';
import { timeZoneMistakes } from './check-time-zone.ts';
import type { Known } from './known.ts';
import { createDuplicateError, createReferenceError } from './mistakes.ts';
import { mapParts } from './written.ts';

const textsAmong = (values: Iterable<unknown>): string[] => [...values].filter((value) => typeof value === 'string');

/** Reports an image that is not a file of the folder. */
const pictureMistake = (known: Known, file: string, pointer: string, path: string | undefined): Diagnostic[] =>
  path === undefined || known.files.has(path)
    ? []
    : [createReferenceError(file, pointer, 'a file of this folder', path, known.files)];

function newsMistakes(known: Known, source: Sourced<NewsDocument>): Diagnostic[] {
  const {
    file,
    document: { items },
  } = source;
  const names = new Set(mapParts(getWrittenValue(source), '/feeds', (_, { feedName }) => feedName));
  const seen = new Set<string>();
  return items.flatMap(({ id, feedName, picture }, index) => {
    const at = `/items/${index}`;
    const name = `${feedName}/${id}`;
    const again = seen.has(name);
    seen.add(name);
    return [
      ...(again ? [createDuplicateError(file, `${at}/id`, 'a name that no other item of the feed has', id)] : []),
      ...(names.has(feedName)
        ? []
        : [createReferenceError(file, `${at}/feedName`, 'a feed of this file', feedName, textsAmong(names))]),
      ...pictureMistake(known, file, `${at}/picture`, picture),
    ];
  });
}

function fighterMistakes(known: Known, source: Sourced<FightersDocument>): Diagnostic[] {
  const {
    file,
    document: { fighters },
  } = source;
  const ids = new Set(mapParts(getWrittenValue(source), '/fighters', (_, { id }) => id));
  return fighters.flatMap(({ id, portrait, titles = [], bouts = [] }, index) => {
    const at = `/fighters/${index}`;
    const again = fighters.findIndex((one) => one.id === id) < index;
    return [
      ...(again ? [createDuplicateError(file, `${at}/id`, 'an id that no other fighter has', id)] : []),
      ...pictureMistake(known, file, `${at}/portrait`, portrait),
      ...titles.flatMap((title, place) =>
        known.titles.has(title) || !known.catalogueRead
          ? []
          : [createReferenceError(file, `${at}/titles/${place}`, 'the id of a title', title)],
      ),
      ...bouts.flatMap(({ opponent, opponentId }, place) => [
        ...(opponentId === undefined || ids.has(opponentId)
          ? []
          : [
              createReferenceError(
                file,
                `${at}/bouts/${place}/opponentId`,
                'a fighter of this file',
                opponentId,
                textsAmong(ids),
              ),
            ]),
        ...(opponent === undefined && opponentId === undefined && isComplete(source, `${at}/bouts/${place}`)
          ? [createReferenceError(file, `${at}/bouts/${place}`, 'an opponent or opponentId', 'neither')]
          : []),
      ]),
    ];
  });
}

function guideMistakes(known: Known, source: Sourced<GuideDocument>): Diagnostic[] {
  const {
    file,
    document: { programmes = [], timetables = [], channels },
  } = source;
  const written = getWrittenValue(source);
  const numbers = new Set(mapParts(written, '/programmes', (_, { id }) => id));
  const names = new Set(mapParts(written, '/timetables', (_, { name }) => name));
  const isAgain = (values: readonly unknown[], index: number) => values.indexOf(values[index]) < index;
  const ids = programmes.map(({ id }) => id);
  const tables = timetables.map(({ name }) => name);
  const events = channels.map(({ id }) => id);
  return [
    ...programmes.flatMap(({ id, picture }, index) => [
      ...(isAgain(ids, index)
        ? [createDuplicateError(file, `/programmes/${index}/id`, 'a number that no other programme has', id)]
        : []),
      ...pictureMistake(known, file, `/programmes/${index}/picture`, picture),
    ]),
    ...timetables.flatMap(({ name, airings, timeZone }, index) => [
      ...timeZoneMistakes(file, `/timetables/${index}/timeZone`, timeZone),
      ...(isAgain(tables, index)
        ? [createDuplicateError(file, `/timetables/${index}/name`, 'a name that no other timetable has', name)]
        : []),
      ...airings.flatMap(({ programme }, place) =>
        numbers.has(programme)
          ? []
          : [
              createReferenceError(
                file,
                `/timetables/${index}/airings/${place}/programme`,
                'a programme of this file',
                programme,
              ),
            ],
      ),
    ]),
    ...channels.flatMap(({ id, timetable }, index) => [
      ...(isAgain(events, index)
        ? [createDuplicateError(file, `/channels/${index}/id`, 'a channel that is named once', id)]
        : []),
      ...(known.titles.get(id)?.kind === 'EVENT' || !known.catalogueRead
        ? []
        : [createReferenceError(file, `/channels/${index}/id`, 'the id of an event', id)]),
      ...(timetable === undefined || names.has(timetable)
        ? []
        : [
            createReferenceError(
              file,
              `/channels/${index}/timetable`,
              'a timetable of this file',
              timetable,
              textsAmong(names),
            ),
          ]),
    ]),
  ];
}

/** Checks references within news, fighters and guide, and from them to the rest of the folder. */
export const feedMistakes = ({ news, fighters, guide }: RealmBundle, known: Known): Diagnostic[] => [
  ...(news ? newsMistakes(known, news) : []),
  ...(fighters ? fighterMistakes(known, fighters) : []),
  ...(guide ? guideMistakes(known, guide) : []),
];
