/**
 * Messages for corrections that an import made. The number of corrections and their places in the file are appended.
 */
const sentences = {
  unknownChannel:
    'Channels that the realm’s guide does not name, left out (to show one, write its id as xmltvId of a channel in guide.json)',
  noTitle: 'Programmes without a title, left out',
  badTime: 'Programmes with a start or stop that is no time of XMLTV, left out',
  tooShort: 'Programmes of less than a minute, left out',
  tooLong: 'Programmes of more than seven days, cut to that',
  past: 'Programmes that ended more than 30 days ago, left out',
  noStop: 'Programmes without a stop, ended when the next begins',
  lastWithoutStop: 'Last programmes of a channel without a stop, taken to last 30 minutes',
  sameStart: 'Programmes that begin together with another of their channel: the last in the file counts',
  overlap: 'Programmes that overlap the next, ended when that begins',
  smallGap: 'Gaps of less than 10 minutes, closed by the programme before',
  gap: 'Gaps of 10 minutes or more, left open',
  cutText: 'Texts of more than 300 characters for a name or 5000 for a description, cut',
  icon: 'Pictures that pages may not show, left out (their origin is none of pictures.origins in realm.json, or their address has brackets)',
  episode: 'Episode numbers that could not be read, left out',
  ignored: 'Elements that the guide does not show, left out',
} as const;

/** Kind of a correction. */
export type NoteKind = keyof typeof sentences;

/** A kind of correction, with the number of times and the places where the import made it. */
export interface Note {
  kind: NoteKind;
  count: number;
  /** Where the corrections were made: positions in the file or names of channels; at most five. */
  places: string[];
  /** The correction as a sentence. */
  message: string;
}

/** Maximum number of places per kind. */
const MOST_PLACES = 5;

/** Collects the corrections of an import. */
export interface Notes {
  add: (kind: NoteKind, place: string) => void;
  list: () => Note[];
}

/** Creates an empty collection of corrections. */
export function createNotes(): Notes {
  const found = new Map<NoteKind, { count: number; places: string[] }>();
  return {
    add: (kind, place) => {
      const known = found.get(kind) ?? { count: 0, places: [] };
      found.set(kind, known);
      known.count += 1;
      if (known.places.length < MOST_PLACES && !known.places.includes(place)) known.places.push(place);
    },
    list: () =>
      (Object.keys(sentences) as NoteKind[]).flatMap((kind) => {
        const { count, places } = found.get(kind) ?? { count: 0, places: [] };
        if (count === 0) return [];
        return { kind, count, places, message: `${sentences[kind]}: ${count}. First: ${places.join(', ')}` };
      }),
  };
}
